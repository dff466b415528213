// What windows of the same address say to one another: the channel of a presentation, and the service worker's ear.

import { isWorkerMessage } from '../../../src/app/offline/worker-message.ts';
import type { PresentedScene } from '../../../src/app/presenter/messages.ts';
import { readMessage, sealed } from '../../../src/app/presenter/messages.ts';
import { notePath } from '../../../src/app/presenter/notes.ts';
import { readScene } from '../../../src/app/presenter/scene.ts';
import { toyGame } from '../../app/toy-game.ts';
import { claim, type Door } from '../door.ts';
import { harmValue } from '../harm.ts';
import { RAW_PIECES } from '../pieces.ts';

const POSITION = 'toy1:hill:hill:tower:tower:blue:0';
const SCENE: PresentedScene = {
  position: 'toy1:mill:hill:tower:tower:blue:0',
  turn: { action: 'march', start: POSITION, moves: [{ figures: ['ada'], to: 'mill' }] },
  selected: ['bo'],
  region: 'lake',
  moved: { figures: ['ada'], to: 'mill' },
  stage: 'answer',
  left: 30,
  spotlight: 'mill',
  dark: false,
  language: 'es',
  theme: 'dark',
  turned: false,
  labelScale: 1.75,
};
const NOTE = {
  kind: 'arrow',
  colour: 'blue',
  points: [
    [1, 2],
    [30, 40.5],
  ],
} as const;
const GOOD = [
  sealed({ kind: 'scene', scene: SCENE }),
  sealed({ kind: 'camera', seen: { x: 900, y: 600, width: 400, height: 300 } }),
  sealed({ kind: 'pointer', at: [10, 20] }),
  sealed({ kind: 'notes', notes: [NOTE, { ...NOTE, kind: 'line' }] }),
  sealed({ kind: 'route', region: 'lake' }),
  sealed({ kind: 'present', window: 'abc' }),
  sealed({ kind: 'join' }),
] as const;

const figures = new Set(toyGame.figures.map(({ id }) => id));

function show(scene: PresentedScene): void {
  const read = readScene(toyGame, scene);
  if (read === null) return;
  const { position, turn, selected, region, spotlight } = read;
  claim(
    selected.every((id) => figures.has(id)),
    `chose ${selected.join()}`,
  );
  for (const named of [region, spotlight]) claim(named === null || toyGame.board.has(named), `shows ${named}`);
  toyGame.format(position);
  if (selected.length > 0) toyGame.judge(position, selected, turn);
}

export const audience: Door<{ readonly said: unknown }> = {
  name: 'audience',
  make: (choices) => ({ said: harmValue(choices.of(GOOD), choices, RAW_PIECES) }),
  enter({ said }) {
    claim(isWorkerMessage(said) === (said === 'takeOver' || said === 'tidy'), 'the worker obeys');
    const message = readMessage(said);
    if (message?.kind === 'scene') show(message.scene);
    if (message?.kind !== 'notes') return;
    for (const note of message.notes) claim(!/NaN|Infinity/.test(notePath(note)), 'a note without a place');
  },
};
