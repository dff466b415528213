// What can be asked: who comes where and how soon, how long a journey is, and how the map shows the answers.
import { describe, expect, it } from 'vitest';
import { askJourneyModel } from '../../src/app/model/ask-journey-model.ts';
import { createMapAdditions, lastMoveOf } from '../../src/app/model/ask-map.ts';
import { askMoverModel, moverDetailsModel } from '../../src/app/model/ask-mover-model.ts';
import { reachOf } from '../../src/app/model/ask-reach.ts';
import { regionAnswer, regionQuestions } from '../../src/app/model/ask-region-model.ts';
import { setScene } from '../../src/app/model/scene.ts';
import { createViewModel } from '../../src/app/model/view-model.ts';
import type { AppState } from '../../src/app/state/app-state.ts';
import type { Game } from '../../src/movement/game.ts';
import { OPENED, stepped, type ToyState, tapFigures, tapRegion } from './steps.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const ask = (region: string, question: 'reach' | 'threat' | 'journey') => ({ type: 'ask', region, question }) as const;
const scene = (state: ToyState, game: Game<ToyPosition> = toyGame) => setScene(game, state, toyText);
const answer = (state: ToyState, game: Game<ToyPosition> = toyGame) => {
  const shown = scene(state, game);
  return regionAnswer(shown, reachOf(game, shown.position));
};
const comers = (state: ToyState, game: Game<ToyPosition> = toyGame) =>
  answer(state, game)?.groups.map(({ title, comers: all }) => [
    title,
    all.map(({ chip, where }) => `${chip.name}, ${where}`),
  ]);

const viewModel = createViewModel(toyGame, () => 1);
const additions = createMapAdditions(toyGame);
const map = (state: ToyState) => additions(viewModel(state, toyText), state, toyText).map;
const marks = (state: ToyState) =>
  Object.fromEntries([...map(state).regions].map(([id, region]) => [id, [...region.marks].join(' ')]));

describe('who can come to a region', () => {
  it('is asked of the region in view, and both questions say whether they are asked', () => {
    expect(
      regionQuestions(scene(stepped([ask('lake', 'threat')]))).map(({ question, pressed }) => [question, pressed]),
    ).toEqual([
      ['reach', false],
      ['threat', true],
    ]);
    expect(answer(stepped([tapRegion('lake')]))).toBeNull();
  });

  it('is told by the number of moves, equals together, with where they stand', () => {
    expect(comers(stepped([ask('lake', 'reach')]))).toEqual([
      [
        'ask.results(count=1)',
        ['Ada, Hill', 'Bo, ask.together(from=Hill figures=ada)', 'figures(figures=bird-1+bird-2), Tower'],
      ],
    ]);
  });

  it('names nobody to go along who is not needed', () => {
    expect(comers(stepped([ask('mill', 'reach')]))?.[0]?.[1]).toContain('Bo, Hill');
    const apart = stepped([{ type: 'edit', edit: { type: 'place', figure: 'ada', place: 'cave' } }]);
    expect(apart.notice).toMatchObject({ kind: 'impossible' });
    const alone = stepped([
      { type: 'edit', edit: { type: 'place', figure: 'ada', place: 'tower' } },
      ask('lake', 'reach'),
    ]);
    expect(comers(alone)).toEqual([
      ['ask.results(count=1)', ['Ada, Tower', 'figures(figures=bird-1+bird-2), Tower']],
      ['ask.results(count=2)', ['Bo, Hill']],
    ]);
  });

  it('tells who comes by another action than moving', () => {
    const bagged = stepped([
      { type: 'edit', edit: { type: 'place', figure: 'bo', place: 'bag' } },
      ask('mill', 'reach'),
    ]);
    const entering: Game<ToyPosition> = {
      ...toyGame,
      movesToReach: (position, figures, most) =>
        figures[0] === 'bo' ? new Map() : toyGame.movesToReach(position, figures, most),
      judge: (position, figures, turn) => {
        const judgement = toyGame.judge(position, figures, turn);
        const here = judgement.regions.get('lake');
        return figures[0] === 'bo' && here
          ? { ...judgement, regions: new Map([['mill', { ...here, legal: true }]]) }
          : judgement;
      },
    };
    expect(comers(bagged, entering)?.at(-1)).toEqual(['ask.otherwise', ['Bo, games.toy.ways.bag']]);
  });

  it('chooses the figure with whom it takes along', () => {
    const [group] = answer(stepped([ask('lake', 'reach')]))?.groups ?? [];
    expect(group?.comers.map(({ chosen, atOnce }) => [chosen, atOnce])).toEqual([
      [['ada'], true],
      [['bo', 'ada'], true],
      [['bird-1'], true],
    ]);
  });

  it('says so where nobody comes', () => {
    expect(answer(stepped([ask('cave', 'reach')]))?.nobody).toBeNull();
    const birdless = { ...toyGame, movesToReach: () => new Map() };
    expect(answer(stepped([ask('hill', 'threat')]), birdless)?.groups.length).toBe(1);
    const still = {
      ...birdless,
      judge: () => ({ origin: null, range: null, regions: new Map(), stay: { legal: false, messages: [] } }),
    };
    expect(answer(stepped([ask('lake', 'reach')]), still)?.nobody).toBe('ask.noReach');
  });
});

describe('what threatens a region', () => {
  it('is the enemy of who holds it, with one move', () => {
    const taken = stepped([
      { type: 'edit', edit: { type: 'place', figure: 'ada', place: 'lake' } },
      ask('tower', 'threat'),
    ]);
    expect(comers(taken)).toEqual([['ask.results(count=1)', ['Ada, Lake']]]);
  });

  it('is the enemy of who stands there', () => {
    expect(comers(stepped([ask('hill', 'threat')]))).toEqual([
      ['ask.results(count=1)', ['figures(figures=bird-1+bird-2), Tower']],
    ]);
  });

  it('is anybody where nobody is, and says so', () => {
    const asked = stepped([ask('mill', 'threat')]);
    expect(answer(asked)?.about).toBe('ask.nobodysRegion');
    expect(comers(asked)?.[0]?.[1]).toEqual(['Ada, Hill', 'Bo, Hill', 'figures(figures=bird-1+bird-2), Tower']);
  });

  it('says so where it is safe', () => {
    expect(answer(stepped([ask('tower', 'threat')]))?.nobody).toBe('ask.noThreat');
  });
});

const wayfarer: Game<ToyPosition> = {
  ...toyGame,
  journey: (_position, _figures, region) =>
    region === 'cave'
      ? null
      : [
          { from: 'hill', to: 'lake', route: ['hill', 'mill', 'lake'] },
          { from: 'lake', to: region, route: ['lake', region] },
        ],
};

describe('a journey', () => {
  const chosen = stepped([tapFigures('ada'), tapRegion('tower')]);

  it('can be asked for where one move does not get there, and keeps who is chosen', () => {
    expect(askJourneyModel(scene(chosen, wayfarer))).toEqual({ to: 'tower', journey: null });
    expect(askJourneyModel(scene(stepped([{ type: 'look', region: 'mill' }], chosen), wayfarer))).toBeNull();
    expect(stepped([ask('tower', 'journey')], chosen).selected).toEqual(['ada']);
  });

  it('is told stage by stage', () => {
    expect(askJourneyModel(scene(stepped([ask('tower', 'journey')], chosen), wayfarer))?.journey).toEqual({
      title: 'ask.journeyIn(region=tower count=2)',
      stages: ['Hill → Émile’s Mill → Lake', 'Lake → Tower'],
    });
  });

  it('is none where no number of moves gets there', () => {
    expect(askJourneyModel(scene(stepped([ask('cave', 'journey')], chosen), wayfarer))?.journey).toEqual({
      title: 'ask.noJourney(figures=ada region=cave)',
      stages: [],
    });
  });

  it('is drawn as one way, with where its stages end', () => {
    const asked = stepped([ask('tower', 'journey')], chosen);
    const plain = createViewModel(wayfarer, () => 1)(asked, toyText);
    const shown = createMapAdditions(wayfarer)(plain, asked, toyText).map;
    expect(shown.route).toEqual({ steps: ['hill', 'mill', 'lake', 'tower'], flight: false });
    const tower = shown.regions.get('tower');
    expect([[...(tower?.marks ?? [])], tower?.distance]).toEqual([['selected', 'reachable', 'in-2'], 2]);
  });
});

describe('the map', () => {
  it('shows who can come with two and three moves as bands', () => {
    const bands = stepped([tapFigures('bo'), { type: 'bands', shown: true }]);
    expect(marks(bands)).toEqual({
      cave: '',
      hill: 'origin',
      lake: 'reachable in-2',
      mill: 'reachable',
      tower: 'reachable in-3',
    });
    expect(map(bands).regions.get('tower')?.describe()).toContain('ask.describe.inMoves(count=3)');
    expect(marks(stepped([{ type: 'bands', shown: false }], bands)).tower).toBe('');
  });

  it('shows the reach of a second figure beside that of the first', () => {
    const compared = stepped([tapFigures('bo'), { type: 'compare', figures: ['bird-1'] }]);
    expect(marks(compared)).toEqual({
      cave: 'second',
      hill: 'origin second',
      lake: 'second',
      mill: 'reachable second',
      tower: '',
    });
  });

  it('keeps all that to itself while the help is off, and while the board is set up', () => {
    const dial = (help: 'off' | 'legal') => ({ type: 'prefer', preferences: { help } }) as const;
    const bands = [tapFigures('bo'), { type: 'bands', shown: true } as const, dial('off')];
    expect(marks(stepped(bands)).tower).toBe('');
    const inHand: AppState<ToyPosition> = {
      ...stepped([{ type: 'tab', tab: 'setup', selected: ['bo'] }]),
      bands: true,
    };
    expect(marks(inHand).tower).toBe('');
  });

  it('marks who can still move, and lets nobody else be chosen', () => {
    const begun = stepped([{ type: 'begin', action: 'march' }, tapFigures('ada'), tapRegion('lake')]);
    expect(map(begun).figures.map(({ id, ready, available }) => [id, ready, available])).toEqual([
      ['ada', false, false],
      ['bo', true, true],
      ['bird-1', false, false],
      ['bird-2', false, false],
    ]);
    expect(map(OPENED).figures[0]?.ready).toBeUndefined();
  });

  it('gives the very same map for the very same state', () => {
    const bands = stepped([tapFigures('bo'), { type: 'bands', shown: true }]);
    expect(map(bands).regions).toBe(map(stepped([{ type: 'open', dialog: 'legend' }], bands)).regions);
  });
});

describe('the last move', () => {
  const lastMove = ({ history }: ToyState) => lastMoveOf(toyGame, history);
  const moved = stepped([tapFigures('ada'), tapRegion('lake')]);

  it('is the way that was gone', () => {
    expect(lastMove(moved)).toEqual({ steps: ['hill', 'mill', 'lake'], flight: false });
    expect(map(moved).lastMove).toEqual({ steps: ['hill', 'mill', 'lake'], flight: false });
  });

  it('of fliers is one arc', () => {
    expect(lastMove(stepped([tapFigures('bird-1'), tapRegion('cave')]))).toEqual({
      steps: ['tower', 'cave'],
      flight: true,
    });
  });

  it('stays while actions begin and end', () => {
    const over = stepped([{ type: 'begin', action: 'march' }, tapFigures('ada'), tapRegion('mill'), { type: 'end' }]);
    expect(lastMove(over)).toEqual({ steps: ['hill', 'mill'], flight: false });
  });

  it('goes with undo, and with a change by hand', () => {
    expect(lastMove(stepped([{ type: 'undo' }], moved))).toBeNull();
    const edited = stepped([{ type: 'edit', edit: { type: 'counter', counter: 'moon', value: 1 } }], moved);
    expect(lastMove(edited)).toBeNull();
  });

  it('is none for figures that did not leave their region', () => {
    const home = stepped([
      { type: 'edit', edit: { type: 'place', figure: 'bo', place: 'bag' } },
      { type: 'choose', figures: ['bo'] },
      tapRegion('mill'),
    ]);
    expect(lastMove(home)).toBeNull();
  });
});

describe('the chosen figures', () => {
  const mover = (state: ToyState) => askMoverModel(scene(state));
  const details = (state: ToyState, game: Game<ToyPosition> = toyGame) => moverDetailsModel(scene(state, game));

  it('of a stack go one more or one less', () => {
    const both = stepped([tapFigures('bird-1', 'bird-2'), tapFigures('bird-1', 'bird-2')]);
    expect(details(both)?.stacks.map(({ count, less, more }) => [count, less, more])).toEqual([
      ['ask.stackOf(chosen=2 count=2)', ['bird-1'], null],
    ]);
    expect(details(stepped([tapFigures('bird-1')]))?.stacks.map(({ less, more }) => [less, more])).toEqual([
      [null, ['bird-1', 'bird-2']],
    ]);
    expect(details(stepped([tapFigures('ada')]))?.stacks).toEqual([]);
  });

  it('are compared with those of one place at a time', () => {
    const compared = stepped([tapFigures('ada'), { type: 'compare', figures: ['bird-1'] }]);
    const model = mover(compared);
    expect(model?.legend).toEqual({ first: 'figures(figures=ada)', second: 'figures(figures=bird-1)' });
    expect(model?.others.map(({ figures }) => figures.map(({ name, compared: after }) => [name, after]))).toEqual([
      [['Bo', ['bo']]],
      [['figures(figures=bird-1+bird-2)', []]],
    ]);
    expect(mover(stepped([tapFigures('ada')]))?.legend).toBeNull();
  });

  it('say who gives way to them', () => {
    const bagged = stepped([
      { type: 'edit', edit: { type: 'place', figure: 'bo', place: 'bag' } },
      { type: 'choose', figures: ['bo'] },
    ]);
    const succeeding: Game<ToyPosition> = {
      ...toyGame,
      play: (position, figures, to, turn) => {
        const played = toyGame.play(position, figures, to, turn);
        if (!played.legal) return played;
        return { legal: true, position: { ...played.position, places: { ...played.position.places, ada: 'bag' } } };
      },
    };
    expect(details(bagged, succeeding)?.consequences).toEqual([
      'ask.displaced(figures=ada place=games.toy.places.bag)',
    ]);
    expect(details(bagged)?.consequences).toEqual([]);
  });
});
