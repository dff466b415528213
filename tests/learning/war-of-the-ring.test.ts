// Every lesson of the course: it can be read, its goals are reached by right answers, and each tempting wrong try is
// refused by the rules for the very reason that the lesson names.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessonStepModel } from '../../src/app/model/lesson-model.ts';
import { warOfTheRing as game } from '../../src/games/war-of-the-ring/index.ts';
import { readCourse } from '../../src/learning/course.ts';
import type { Lesson, LessonStep, WrongTry } from '../../src/learning/lesson.ts';
import {
  type Answer,
  answerStep,
  beginLesson,
  isStepDone,
  type LessonRun,
  takeBack,
} from '../../src/learning/lesson-run.ts';
import { readLesson } from '../../src/learning/read-lesson.ts';
import { hasCode } from '../../src/learning/reason-code.ts';
import { solve } from '../../src/learning/solve.ts';
import { createTextSync, LANGUAGES } from '../../src/text/index.ts';
import { entriesOf } from '../locales/locale-files.ts';

const FOLDER = new URL('../../lessons/war-of-the-ring/', import.meta.url);
const files = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [
    name.replace(/\.json$/, ''),
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as unknown,
  ]),
);
const course = readCourse(game.id, files);

type Run = LessonRun<typeof game.start>;

const steps = course.lessons.flatMap((lesson) => lesson.steps.map((step, at) => ({ lesson, step, at })));
const begun = (lesson: Lesson, at: number): Run => beginLesson(game, lesson, at);

function textWithLessons(language: (typeof LANGUAGES)[number]): ReturnType<typeof createTextSync> {
  const text = createTextSync(language, game.id);
  const words: unknown = JSON.parse(
    readFileSync(new URL(`../../locales/${language}/lessons.json`, import.meta.url), 'utf8'),
  );
  text.add(words as Parameters<typeof text.add>[0]);
  return text;
}

/** How the learner makes a try on the map. */
function answerOf({ goal }: LessonStep, { figures, to }: WrongTry): Answer | null {
  if (goal.type === 'arrive') return { type: 'go', figures, region: to };
  if (goal.type === 'mark') return { type: 'region', region: to };
  if (goal.type === 'choose') return { type: 'figures', figures };
  return goal.type === 'judge' && goal.to === to ? { type: 'reason', code: 'legal' } : null;
}

it('the course has no lesson that cannot be played', () => {
  expect(course.issues).toEqual([]);
  const read = course.lessons.map(({ id }) => readLesson(game, files[id]));
  expect(read).toEqual(course.lessons.map((value) => ({ ok: true, value })));
});

it('the course goes from the first region to a whole action', () => {
  expect(course.lessons.map(({ id, topic }) => `${topic}: ${id}`)).toEqual([
    'board: regions-and-borders',
    'board: level-and-distance',
    'board: groups',
    'board: several-groups',
    'board: enemy-armies',
    'barriers: forced-stop',
    'barriers: black-borders',
    'barriers: besieged',
    'shadow: nazgul-flight',
    'shadow: witch-king',
    'shadow: saruman',
    'shadow: mouth-of-sauron',
    'fellowship: separation',
    'fellowship: activating-nations',
    'fellowship: shadowfax',
    'actions: cards',
    'actions: entering-play',
    'actions: whole-action',
  ]);
});

it('each lesson is short, tempts, and has its own name as its file', () => {
  for (const { id, minutes, steps: own } of course.lessons) {
    expect(files[id], id).toBeDefined();
    expect([1, 2, 3], id).toContain(minutes);
    expect([3, 4, 5, 6], id).toContain(own.length);
    expect(own.flatMap(({ tries }) => tries).length, id).toBeGreaterThan(0);
  }
});

describe.each(steps.map((one) => [`${one.lesson.id} ${one.step.id}`, one] as const))(
  '%s',
  (_name, { lesson, step, at }) => {
    it('is done by the right answers, and by no fewer', () => {
      const answers = solve(game, step, begun(lesson, at).moment) ?? [];
      expect(answers.length).toBeGreaterThan(0);
      const runs: Run[] = [];
      for (const answer of answers) runs.push(answerStep(game, runs.at(-1) ?? begun(lesson, at), answer));
      expect(runs.map(isStepDone)).toEqual([...answers.slice(1).map(() => false), true]);
      expect(runs.at(-1)?.misses).toBe(0);
    });

    it('has one right answer where one is to be chosen', () => {
      const { goal } = step;
      const answers = goal.type === 'judge' ? goal.answers : [];
      const right = answers.filter((code) => isStepDone(answerStep(game, begun(lesson, at), { type: 'reason', code })));
      expect(right.length).toBe(goal.type === 'judge' ? 1 : 0);
    });

    it('refuses every wrong try for the reason that it names', () => {
      for (const wrong of step.tries) {
        const run = begun(lesson, at);
        const { position, turn } = run.moment;
        const verdict = game.judge(position, wrong.figures, turn).regions.get(wrong.to);
        expect(verdict?.legal, `${wrong.figures} to ${wrong.to}`).toBe(false);
        expect(verdict?.messages.some((message) => hasCode(message, wrong.code))).toBe(true);
        const answer = answerOf(step, wrong);
        if (answer === null) continue;
        const missed = answerStep(game, run, answer);
        expect([missed.misses, missed.feedback?.kind]).toEqual([1, 'refused']);
        const told = missed.feedback?.kind === 'refused' ? missed.feedback.messages : [];
        // What the learner reads is the first reason.
        expect(told[0] !== undefined && hasCode(told[0], wrong.code), `${wrong.to}: ${told[0]?.key}`).toBe(true);
      }
    });
  },
);

describe('the words of the lessons', () => {
  const facts = Object.fromEntries([
    ...game.board.regionIds.map((id) => [id, { kind: 'region', id }] as const),
    ...game.figures.map(({ id }) => [id, { kind: 'figure', id }] as const),
  ]);

  it('are there for each step and no other, in both languages', () => {
    const wanted = course.lessons.flatMap(({ id, steps: own }) => [
      `${id}.learned`,
      `${id}.title`,
      ...own.flatMap((step) => [
        ...['hint', 'right', 'task', 'text'].map((part) => `${id}.steps.${step.id}.${part}`),
        ...(step.goal.type === 'judge' || step.goal.type === 'count'
          ? step.goal.answers.map((code) => `${id}.steps.${step.id}.answers.${code}`)
          : []),
      ]),
    ]);
    const prefix = 'lessons.war-of-the-ring.';
    for (const language of LANGUAGES) {
      const there = entriesOf(language)
        .filter(({ file, key }) => file === 'lessons.json' && key.startsWith(prefix))
        .map(({ key }) => key.slice(prefix.length));
      expect(there.sort(), language).toEqual([...wanted].sort());
    }
  });

  it.each(LANGUAGES)('are short in %s: at most three sentences, and no placeholder is left', (language) => {
    const text = textWithLessons(language);
    for (const { lesson, step } of steps) {
      for (const part of ['text', 'task', 'hint', 'right']) {
        const told = text.ui(`lessons.${game.id}.${lesson.id}.steps.${step.id}.${part}`, facts);
        expect(told).not.toMatch(/[{}]|\bundefined\b/);
        expect(told.match(/[.!?](\s|$)/g)?.length ?? 0, told).toBeLessThanOrEqual(3);
        expect(told.length, told).toBeLessThanOrEqual(260);
      }
    }
  });

  it('name every topic', () => {
    const topics = [...new Set(course.lessons.map(({ topic }) => topic))].sort();
    for (const language of LANGUAGES) {
      const prefix = 'lessonTopics.war-of-the-ring.';
      const named = entriesOf(language).flatMap(({ key }) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      );
      expect(named.sort()).toEqual(topics);
    }
  });
});

it('every rule that a lesson sends on to is in the list', () => {
  const text = createTextSync('es', game.id);
  for (const { rules } of course.lessons) {
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(text.help().rule(rule).title).not.toBe('');
  }
});

describe('a move after which the goal is out of reach', () => {
  const stepNamed = (lesson: string, id: string): Run => {
    const found = steps.find((one) => one.lesson.id === lesson && one.step.id === id);
    if (found === undefined) throw new Error(`no step ${id} in ${lesson}`);
    return begun(found.lesson, found.at);
  };

  it.each([
    ['groups', 'together', ['strider'], 'osgiliath', ['meriadoc']],
    ['several-groups', 'all', ['strider'], 'osgiliath', ['meriadoc']],
    ['several-groups', 'plan', ['strider', 'legolas', 'meriadoc'], 'osgiliath', ['peregrin']],
    ['several-groups', 'plan', ['strider', 'peregrin'], 'fords-of-isen', ['meriadoc']],
    ['whole-action', 'errands', ['strider', 'meriadoc'], 'minas-tirith', ['peregrin']],
    ['whole-action', 'white-rider', ['gandalf-the-white'], 'pelargir', ['peregrin']],
  ])('in %s %s is told of, and taken back', (lesson, id, figures, region, lost) => {
    const run = stepNamed(lesson, id);
    const stuck = answerStep(game, run, { type: 'go', figures, region });
    expect(stuck).toMatchObject({ feedback: { kind: 'deadEnd', figures: lost }, misses: 1 });
    expect(game.format(stuck.moment.position)).not.toBe(game.format(run.moment.position));
    expect(answerStep(game, stuck, { type: 'go', figures: lost, region })).toBe(stuck);
    expect(takeBack(stuck)).toEqual({ ...run, misses: 1 });
  });

  it('is not what comes first of several', () => {
    const run = stepNamed('several-groups', 'all');
    const one = answerStep(game, run, { type: 'go', figures: ['boromir'], region: 'helms-deep' });
    expect([one.feedback?.kind, takeBack(one)]).toEqual(['found', one]);
  });

  it.each([
    [
      'es',
      'Por ahí no se llega',
      'Ese movimiento vale, pero ahora Meriadoc Brandigamo ya no puede llegar adonde se pide. Quítalo y prueba de otro modo.',
    ],
    [
      'en',
      'That leads nowhere',
      'The move is legal, but now Meriadoc Brandybuck can no longer get where the task asks. Take it back and try another way.',
    ],
  ] as const)('is told in words: %s', (language, title, words) => {
    const stuck = answerStep(game, stepNamed('several-groups', 'all'), {
      type: 'go',
      figures: ['strider'],
      region: 'osgiliath',
    });
    const model = lessonStepModel({ game, text: textWithLessons(language) }, stuck, []);
    expect(model.feedback).toMatchObject({ kind: 'deadEnd', good: false, again: false, title, text: words });
    expect(model.figures).toEqual([]);
  });
});

describe('a wrong number is answered with what was miscounted', () => {
  const told = (lesson: string, id: string, value: number, language: 'es' | 'en'): string | null | undefined => {
    const found = steps.find((one) => one.lesson.id === lesson && one.step.id === id);
    if (found === undefined) throw new Error(`no step ${id} in ${lesson}`);
    const run = answerStep(game, begun(found.lesson, found.at), { type: 'number', value });
    return lessonStepModel({ game, text: textWithLessons(language) }, run, []).feedback?.text;
  };

  it('in the words of the lesson where it knows the mistake, by the rule where it does not', () => {
    expect([
      told('groups', 'highest', 3, 'es'),
      told('groups', 'highest', 3, 'en'),
      told('separation', 'group', 3, 'es'),
      told('groups', 'highest', 7, 'es'),
      told('groups', 'highest', 7, 'en'),
    ]).toEqual([
      'Has sumado los Niveles. En un grupo vale solo el más alto.',
      'You have added the Levels. In a group only the highest counts.',
      'Ese es el Nivel de Trancos. Falta sumarle el Progreso.',
      'No es 7. Vale el Nivel más alto, no la suma, y después lo que añada o cambie la acción.',
      'It is not 7. The highest Level counts, not the sum, and then what the action adds or changes.',
    ]);
  });

  it('and the right one never is', () => {
    const rights = steps.flatMap(({ lesson, step, at }) => {
      const { goal } = step;
      if (goal.type !== 'count') return [];
      return goal.answers.filter((value) => isStepDone(answerStep(game, begun(lesson, at), { type: 'number', value })));
    });
    expect(rights).toEqual([]);
  });
});
