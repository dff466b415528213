// An action under way as it begins, changes and ends, whatever the game.
import { describe, expect, it } from 'vitest';
import { stepOf } from '../../src/app/state/history.ts';
import { amend, beginTurn, takeBack } from '../../src/app/state/turn.ts';
import type { Turn } from '../../src/movement/game.ts';
import { notation, OPENED, stepped, type ToyState, tapFigures, tapRegion } from './steps.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';

const begin = { type: 'begin', action: 'march' } as const;
const end = { type: 'end' } as const;
const takeBackMove = (move: number) => ({ type: 'takeBack', move }) as const;
const place = (figure: string, to: string) => ({ type: 'edit', edit: { type: 'place', figure, place: to } }) as const;
const turnOf = (state: ToyState): Turn<ToyPosition> | null => stepOf(state.history).turn;
const movesOf = (state: ToyState): readonly string[] | null =>
  turnOf(state)?.moves.map(({ figures, to }) => `${figures.join('+')} ${to}`) ?? null;

const begun = stepped([begin]);
const once = stepped([tapFigures('ada'), tapRegion('lake')], begun);
const twice = stepped([tapFigures('bo'), tapRegion('mill')], once);

describe('an action', () => {
  it('begins on the present board, with nothing moved', () => {
    expect(turnOf(begun)).toEqual({ action: 'march', start: toyGame.start, moves: [] });
    // The panel tells of it; a notice would cover that.
    expect([begun.notice, begun.history.steps.at(-1)?.cause]).toEqual([null, { kind: 'begin', action: 'march' }]);
  });

  it('that the game does not know does not begin', () => {
    expect(beginTurn(toyGame, toyGame.start, 'flood')).toBeNull();
    expect(stepped([{ type: 'begin', action: 'flood' }])).toBe(OPENED);
  });

  it('gathers its moves', () => {
    expect([notation(twice), movesOf(twice)]).toEqual(['toy1:lake:mill:tower:tower:blue:0', ['ada lake', 'bo mill']]);
  });

  it('moves nobody twice, and says so', () => {
    const again = stepped([tapFigures('ada'), tapRegion('tower')], once);
    expect([notation(again), again.region, again.selected]).toEqual([notation(once), 'tower', ['ada']]);
    expect(
      toyGame.movable({ action: 'march', start: toyGame.start, moves: [{ figures: ['ada'], to: 'lake' }] }),
    ).toEqual(['bo']);
  });

  it('moves nobody of the other side', () => {
    const flown = stepped([tapFigures('bird-1'), tapRegion('cave')], begun);
    expect([notation(flown), flown.region]).toEqual([notation(begun), 'cave']);
  });

  it('lets everybody move again once it is over', () => {
    const fresh = stepped([end, begin, tapFigures('ada'), tapRegion('tower')], twice);
    expect([notation(fresh), movesOf(fresh)]).toEqual(['toy1:tower:mill:tower:tower:blue:0', ['ada tower']]);
  });

  it('that is over is not under way, and ends only once', () => {
    const over = stepped([end], once);
    expect([turnOf(over), notation(over)]).toEqual([null, notation(once)]);
    expect(stepped([end], over)).toBe(over);
  });

  it('takes the place of the one before', () => {
    const next = stepped([begin], once);
    expect([movesOf(next), turnOf(next)?.start.places.ada]).toEqual([[], 'lake']);
  });

  it('is under way again after undo, with its moves', () => {
    const back = stepped([end, { type: 'undo' }], twice);
    expect(movesOf(back)).toEqual(['ada lake', 'bo mill']);
    expect(movesOf(stepped([{ type: 'undo' }], back))).toEqual(['ada lake']);
  });

  it('ends when another position is opened', () => {
    const cause = { kind: 'scenario', scenario: 'start' } as const;
    const opened = stepped([{ type: 'load', position: toyGame.start, selected: [], cause, notice: null }], once);
    expect(turnOf(opened)).toBeNull();
  });
});

describe('a move that is taken back', () => {
  it('leaves the others', () => {
    const less = stepped([takeBackMove(0)], twice);
    expect([notation(less), movesOf(less)]).toEqual(['toy1:hill:mill:tower:tower:blue:0', ['bo mill']]);
    expect(less.history.steps.at(-1)?.cause).toEqual({ kind: 'takeBack', figures: ['ada'], to: 'lake' });
    // The list of moves tells it; a notice would cover that.
    expect([twice.notice, less.notice]).toEqual([null, null]);
  });

  it('lets its figures move again', () => {
    const other = stepped([takeBackMove(0), tapFigures('ada'), tapRegion('mill')], twice);
    expect(movesOf(other)).toEqual(['bo mill', 'ada mill']);
  });

  it.each([-1, 2, 0.5, Number.NaN])('must be one of them: %s is none', (move) => {
    expect(stepped([takeBackMove(move)], twice)).toBe(twice);
  });

  it('needs an action under way', () => {
    expect(stepped([takeBackMove(0)])).toBe(OPENED);
  });

  it('stays where the others need it', () => {
    const needy = { ...toyGame, playTurn: () => ({ legal: false, messages: [] }) as const };
    const turn = turnOf(twice);
    expect(turn && takeBack(needy, turn, 0)).toBeNull();
  });
});

describe('a change by hand in the middle of an action', () => {
  it('corrects the board that the action began on', () => {
    const amended = stepped([place('bird-1', 'cave')], once);
    expect([notation(amended), movesOf(amended)]).toEqual(['toy1:lake:hill:cave:tower:blue:0', ['ada lake']]);
    expect(turnOf(amended)?.start.places['bird-1']).toBe('cave');
  });

  it('survives when a move is taken back', () => {
    const less = stepped([place('bird-1', 'cave'), takeBackMove(0)], once);
    expect(notation(less)).toBe('toy1:hill:hill:cave:tower:blue:0');
  });

  it('makes a figure that was put somewhere fresh again', () => {
    const amended = stepped([place('ada', 'mill')], twice);
    expect([notation(amended), movesOf(amended)]).toEqual(['toy1:mill:mill:tower:tower:blue:0', ['bo mill']]);
  });

  it('parts a group: the others of it have moved all the same', () => {
    const together = stepped([tapFigures('ada'), tapFigures('bo'), tapRegion('mill')], begun);
    const amended = stepped([place('bo', 'tower')], together);
    expect([notation(amended), movesOf(amended)]).toEqual(['toy1:mill:tower:tower:tower:blue:0', ['ada mill']]);
  });

  it('ends the action where the moves are no longer legal', () => {
    const strict = {
      ...toyGame,
      playTurn: (turn: Turn<ToyPosition>) =>
        turn.start.moon > 0 ? ({ legal: false, messages: [] } as const) : toyGame.playTurn(turn),
    };
    const outcome = amend(strict, stepOf(once.history), [{ type: 'counter', counter: 'moon', value: 3 }]);
    expect(outcome.ok && [toyGame.format(outcome.value.position), outcome.value.turn]).toEqual([
      'toy1:lake:hill:tower:tower:blue:3',
      null,
    ]);
  });

  it('ends the action where the moves would take the change back', () => {
    const moonlit = {
      ...toyGame,
      playTurn: (turn: Turn<ToyPosition>) => {
        const played = toyGame.playTurn(turn);
        return played.legal ? { ...played, position: { ...played.position, moon: 9 } } : played;
      },
    };
    const present = stepOf(once.history);
    const outcome = amend(moonlit, present, [{ type: 'counter', counter: 'moon', value: 0 }]);
    expect(outcome.ok && [outcome.value.position.moon, outcome.value.turn]).toEqual([0, null]);
  });

  it('that is impossible changes nothing', () => {
    const refused = stepped([place('ada', 'cave')], once);
    expect([notation(refused), movesOf(refused)]).toEqual([notation(once), ['ada lake']]);
    expect(refused.notice).toMatchObject({ kind: 'impossible', issues: [{ why: 'adaFearsTheDark' }] });
  });

  it('outside of an action is a change and no more', () => {
    const outcome = amend(toyGame, stepOf(OPENED.history), [{ type: 'counter', counter: 'moon', value: 2 }]);
    expect(outcome.ok && outcome.value).toEqual({ position: { ...toyGame.start, moon: 2 }, turn: null });
  });
});
