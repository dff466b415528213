// Notices and undo in words.
import type { Cause } from '../state/history.ts';
import { isWarning, type Notice } from '../state/notice.ts';
import { actionName } from './action-name.ts';
import { figuresFact, regionFact } from './chips.ts';
import { isChoice } from './counters.ts';
import type { NoticeModel } from './page-model.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

export function noticeModel<Position>(scene: Scene<Position>): NoticeModel | null {
  const { notice } = scene.state;
  // A wish is nothing to tell: what comes of it is.
  if (notice === null || notice.kind === 'reopening') return null;
  return {
    text: noticeText(scene, notice),
    details: 'issues' in notice ? notice.issues.map((issue) => scene.text.issue(issue)) : [],
    warning: isWarning(notice),
    back: wayBack(notice),
    address: notice.kind === 'linkToCopy' ? notice.address : null,
    broken: 'text' in notice ? notice.text : null,
    offer: offerOf(scene, notice),
  };
}

function offerOf<Position>({ text }: Scene<Position>, notice: Notice): NoticeModel['offer'] {
  switch (notice.kind) {
    case 'updateReady':
      return { yes: text.ui('offline.update'), accepted: { kind: 'updating' }, later: text.ui('offline.later') };
    case 'wentOn': {
      const accepted = { kind: 'reopening', run: notice.run } as const;
      return { yes: text.ui('notice.goOnThere'), accepted, later: text.ui('notice.stayHere') };
    }
    default:
      return null;
  }
}

function wayBack(notice: Notice): NoticeModel['back'] {
  if (notice.kind === 'done' || (notice.kind === 'linkOpened' && notice.former)) return { type: 'undo' };
  if (notice.kind !== 'opened' || notice.former === null) return null;
  return { type: 'notify', notice: { kind: 'reopening', run: notice.former } };
}

function noticeText<Position>(scene: Scene<Position>, notice: Notice): string {
  const { text } = scene;
  switch (notice.kind) {
    case 'done':
    case 'opened':
      return causeText(scene, notice.cause);
    case 'undone':
    case 'redone':
      return text.ui(`notice.${notice.kind}`, { what: causeText(scene, notice.cause) });
    case 'linkOpened':
      return text.ui(notice.former ? 'notice.linkOpenedOverOwn' : 'notice.linkOpened');
    case 'offlineReady':
    case 'updateReady':
    case 'updating':
      return text.ui(`offline.${notice.kind}`);
    default:
      return text.ui(`notice.${notice.kind}`);
  }
}

/** What was done, such as «Legolas → Lórien». */
export function causeText<Position>(scene: Scene<Position>, cause: Cause): string {
  const { text } = scene;
  switch (cause.kind) {
    case 'move':
      return text.ui('cause.move', {
        figures: figuresFact(cause.figures),
        to: regionFact(cause.to),
        count: cause.figures.length,
      });
    case 'place': {
      const figures = figuresFact(cause.figures);
      return scene.game.board.has(cause.place)
        ? text.ui('cause.place', { figures, to: regionFact(cause.place) })
        : text.ui('cause.placeOffBoard', { figures, place: placeName(scene, cause.place) });
    }
    case 'setting': {
      const value = gameWord(scene, `settings.${cause.setting}.${cause.value}`);
      const label = gameWord(scene, `settings.${cause.setting}.title`);
      return text.ui('cause.setting', { region: regionFact(cause.region), label, value });
    }
    case 'counter':
      return text.ui('cause.counter', {
        label: gameWord(scene, `counters.${cause.counter}`),
        value: counterValue(scene, cause),
      });
    case 'scenario':
      return text.ui('cause.scenario', { name: text.scenario(cause.scenario) });
    case 'example':
      return text.ui('cause.example', { rule: cause.rule });
    case 'takeBack':
      return text.ui('cause.takeBack', { figures: figuresFact(cause.figures), to: regionFact(cause.to) });
    case 'ruling':
      return text.ui('cause.ruling');
    case 'begin':
    case 'end':
      return text.ui(`cause.${cause.kind}`, { action: actionName(scene, cause.action) });
    case 'save':
      return text.ui('cause.save', { name: cause.name });
    case 'link':
    case 'former':
    case 'file':
      return text.ui(`cause.${cause.kind}`);
  }
}

function counterValue<Position>(scene: Scene<Position>, { counter, value }: Cause & { kind: 'counter' }): string {
  const known = scene.game.counters(scene.position).find(({ id }) => id === counter);
  return known !== undefined && isChoice(known) ? gameWord(scene, `choices.${value}`) : String(value);
}
