// Every exercise of the game can be asked, answered and explained, in both languages.
import { describe, expect, test } from 'vitest';
import { answerLines, questionModel, reasonModel } from '../../../src/app/practice/run-model.ts';
import { beginRun } from '../../../src/app/practice/run-state.ts';
import { sheetExercise } from '../../../src/app/practice/sheet-model.ts';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';
import { PRACTICE } from '../../../src/games/war-of-the-ring/practice/source.ts';
import { DIFFICULTIES } from '../../../src/movement/practice.ts';
import { makeExercise } from '../../../src/practice/generate.ts';
import { createText } from '../../../src/text/create-text.ts';
import { loadPagePart } from '../../../src/text/page-parts.ts';

const exercises = PRACTICE.topics.flatMap(({ id }) =>
  DIFFICULTIES.flatMap((difficulty) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      makeExercise(game, PRACTICE, { topic: id, difficulty, seed }),
    ),
  ),
);

describe.each(['es', 'en'] as const)('in %s', (language) => {
  test('no word is missing, and every fact has its place', async () => {
    const text = await createText(language, game.id);
    text.add(await loadPagePart(language, 'practice'));
    const words = { game, text };
    const said = exercises.flatMap((exercise) => {
      const { question, facts, orders, choices } = questionModel(words, exercise);
      const sheet = sheetExercise(words, exercise);
      const reason = reasonModel(words, beginRun(exercise), 'region' in exercise.task ? exercise.task.region : 'bree');
      return [question, ...facts, ...orders, ...choices, ...answerLines(words, exercise), ...sheet.lines, reason.title];
    });
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((sentence) => /\{\{|\bundefined\b|^practice\.|^$/.test(sentence))).toEqual([]);
  });

  test('a question says by itself what changes the answer, on the page and on paper', async () => {
    const text = await createText(language, game.id);
    text.add(await loadPagePart(language, 'practice'));
    const words = { game, text };
    const cardNames = ['we-prove-the-swifter', 'gwaihir-the-windlord'].map((card) => text.card(card));
    const SAYS = {
      es: { separation: 'Comunidad', entry: 'entrar en juego', results: 'de Personaje' },
      en: { separation: 'Fellowship', entry: 'enter play', results: 'Character result' },
    }[language];
    const isWhole = (exercise: (typeof exercises)[number], question: string): boolean => {
      const { topic, turn, task } = exercise;
      if (topic === 'separation') return question.includes(SAYS.separation);
      if (topic === 'entry') return question.includes(SAYS.entry);
      if (turn !== null) return cardNames.some((name) => question.includes(name));
      return (task.kind !== 'moves' && task.kind !== 'groups') || question.includes(SAYS.results);
    };
    const asked = exercises.flatMap((exercise) =>
      [questionModel(words, exercise), sheetExercise(words, exercise)].map(({ question }) => ({
        topic: exercise.topic,
        question,
        isWhole: isWhole(exercise, question),
      })),
    );
    expect(asked.filter((one) => !one.isWhole)).toEqual([]);
    expect(new Set(asked.map(({ topic }) => topic)).size).toBe(10);
    const cards = exercises.filter(({ turn }) => turn !== null);
    expect(cards.length).toBeGreaterThan(2);
  });

  test('every topic has a name', async () => {
    const text = await createText(language, game.id);
    text.add(await loadPagePart(language, 'practice'));
    const names = PRACTICE.topics.map(({ id }) => text.ui(`practice.topic.${id}`));
    expect(new Set(names).size).toBe(10);
  });
});
