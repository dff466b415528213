// The question in large letters, and how much of its answer each stage reveals.
import { describe, expect, it, test } from 'vitest';
import { type Asked, bannerModel } from '../../../src/app/presenter/banner-model.ts';
import { HELP_AT, STAGES, type Stage, stageAfter, stageBefore } from '../../../src/app/presenter/stage.ts';
import { stepped, type ToyState, tapFigures } from '../steps.ts';
import { toyGame } from '../toy-game.ts';
import { toyText } from '../toy-text.ts';

const CHOSEN = stepped([tapFigures('ada')]);
const banner = (stage: Stage, region: string | null, state: ToyState = CHOSEN, moved: Asked['moved'] = null) =>
  bannerModel(toyGame, state, toyText, { stage, region, moved });

test('the stages follow one another and end where they end', () => {
  expect(STAGES.map(stageAfter)).toEqual(['think', 'answer', 'why', 'why']);
  expect(STAGES.map(stageBefore)).toEqual(['question', 'question', 'think', 'answer']);
  expect(STAGES.map((stage) => HELP_AT[stage])).toEqual(['off', 'off', 'distance', 'why']);
});

describe('where may they go?', () => {
  it('is asked first, and tells nothing before its answer', () => {
    const question = { title: 'teach.question.where(figures=ada)', asks: true, answer: null, why: [] };
    expect(banner('question', null)).toEqual(question);
    expect(banner('think', null)).toEqual(question);
  });

  it('is answered by a number, and explained by the range', () => {
    expect(banner('answer', null)).toMatchObject({
      answer: { text: 'teach.answer.where(count=2)', legal: true },
      why: [],
    });
    expect(banner('why', null).why).toEqual([{ text: 'mover.range.regions(count=2)', citation: null }]);
  });

  it('is explained by what is common to all, not by one line for each', () => {
    expect(banner('why', null, stepped([tapFigures('bird-1')])).why.map(({ text }) => text)).toEqual([
      'mover.range.unlimited',
      'notes.flies',
      'notes.sees',
    ]);
  });
});

describe('may they go there?', () => {
  it('is answered no, with the rules’ own reasons and where they stand', () => {
    expect(banner('question', 'tower')).toEqual({
      title: 'teach.question.may(figures=ada region=tower)',
      asks: true,
      answer: null,
      why: [],
    });
    expect(banner('why', 'tower')).toMatchObject({
      answer: { text: 'teach.answer.no(region=tower)', legal: false },
      why: [
        { text: 'reasons.tooFar', citation: 'T1' },
        { text: 'reasons.tired', citation: 'T1' },
      ],
    });
  });

  it('is answered yes, with the way there', () => {
    expect(banner('why', 'lake')).toMatchObject({
      answer: { text: 'teach.answer.yes(region=lake)', legal: true },
      why: [{ text: 'Hill → Émile’s Mill → Lake' }],
    });
  });
});

describe('with nobody chosen', () => {
  const nobody = stepped([]);
  it('there is nothing to reveal', () => {
    expect(banner('why', null, nobody)).toEqual({ title: 'teach.hint', asks: false, answer: null, why: [] });
    expect(banner('question', 'lake', nobody).title).toBe('Lake');
  });

  it('the last move is told', () => {
    expect(banner('question', 'lake', nobody, { figures: ['ada'], to: 'lake' })).toMatchObject({
      title: 'cause.move(figures=ada to=lake)',
      asks: false,
    });
  });
});
