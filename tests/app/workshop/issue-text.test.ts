// Every way in which a lesson can be wrong is told in both languages, with the step that it is about.
import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftIssue, DraftIssueCode } from '../../../src/app/workshop/draft-lesson.ts';
import { issueText } from '../../../src/app/workshop/issue-text.ts';
import { LESSON_ISSUES } from '../../../src/learning/lesson.ts';
import { createText } from '../../../src/text/create-text.ts';
import { loadPagePart } from '../../../src/text/page-parts.ts';
import type { Text } from '../../../src/text/text.ts';

const SAID: Readonly<Record<DraftIssueCode, readonly [issue: Omit<DraftIssue, 'code'>, es: string, en: string]>> = {
  noSteps: [{ path: '' }, 'Necesita un paso por lo menos.', 'It needs at least one step.'],
  noFigures: [
    { path: '/steps/0' },
    'Paso 1: Prepáralo en el mapa y elige a quienes se mueven.',
    'Step 1: Set it up on the map and choose who moves.',
  ],
  noRegion: [{ path: '/steps/2' }, 'Paso 3: Elige la región.', 'Step 3: Choose the region.'],
  otherVersion: [
    { path: '/version', found: '2' },
    'Está escrita en otra versión del formato (2).',
    'It is written in another version of the format (2).',
  ],
  otherGame: [{ path: '/game', found: 'chess' }, 'Es de otro juego (chess).', 'It is for another game (chess).'],
  badShape: [
    { path: '/steps/1/goal', found: '<b>' },
    'Paso 2: En «goal» falta algo o hay algo que no vale.',
    'Step 2: Something is missing or not as it should be at “goal”.',
  ],
  tooMany: [
    { path: '/steps', limit: 20 },
    '«steps» tiene demasiados elementos: caben 20 como mucho.',
    '“steps” has too many entries: it holds 20 at most.',
  ],
  tooLong: [
    { path: '/words/es/title', found: 'x', limit: 80 },
    '«words/es/title» es demasiado largo: caben 80 caracteres como mucho.',
    '“words/es/title” is too long: it holds 80 characters at most.',
  ],
  tooSmall: [
    { path: '/minutes', found: '0', limit: 1 },
    '«minutes» es 0, y tiene que ser 1 por lo menos.',
    '“minutes” is 0, and must be 1 at least.',
  ],
  tooLarge: [
    { path: '/minutes', found: '31', limit: 30 },
    '«minutes» es 31, y puede ser 30 como mucho.',
    '“minutes” is 31, and may be 30 at most.',
  ],
  unknownRule: [{ path: '/rules/0', found: 'R9999' }, 'No existe la regla «R9999».', 'There is no rule “R9999”.'],
  badPosition: [
    { path: '/steps/0/position' },
    'Paso 1: La posición no se puede leer.',
    'Step 1: The position cannot be read.',
  ],
  unknownFigure: [
    { path: '/steps/0', found: '<img src=x>' },
    'Paso 1: No existe la figura «<img src=x>».',
    'Step 1: There is no figure “<img src=x>”.',
  ],
  unknownRegion: [
    { path: '/steps/0', found: 'oz' },
    'Paso 1: No existe la región «oz».',
    'Step 1: There is no region “oz”.',
  ],
  unknownAction: [
    { path: '/steps/0/action', found: 'fly' },
    'Paso 1: No existe la acción «fly».',
    'Step 1: There is no action “fly”.',
  ],
  movesNotLegal: [
    { path: '/steps/0/moves' },
    'Paso 1: Las reglas no permiten los movimientos que la acción ya ha hecho.',
    'Step 1: The rules do not allow the moves that the action has already made.',
  ],
  stepTwice: [
    { path: '/steps/1/id', found: 'a' },
    'Paso 2: Hay dos pasos con el nombre «a».',
    'Step 2: Two steps have the name “a”.',
  ],
  goalOutOfReach: [
    { path: '/steps/0/goal' },
    'Paso 1: Según las reglas, eso no se puede lograr desde esta posición.',
    'Step 1: By the rules, that cannot be done from this position.',
  ],
  tryIsLegal: [
    { path: '/steps/0/tries/0' },
    'Paso 1: Las reglas permiten un intento que la lección da por imposible.',
    'Step 1: The rules allow a try that the lesson calls impossible.',
  ],
  otherReason: [
    { path: '/steps/0/tries/0/code', found: 'tooFar' },
    'Paso 1: Las reglas dan un motivo distinto de «tooFar».',
    'Step 1: The rules give a reason other than “tooFar”.',
  ],
  wordsMissing: [
    { path: '/words/es/steps/a' },
    'Faltan palabras en «words/es/steps/a».',
    'Words are missing at “words/es/steps/a”.',
  ],
};

describe('what is wrong with a lesson', () => {
  const texts = new Map<string, Text>();
  beforeAll(async () => {
    for (const language of ['es', 'en'] as const) {
      const text = await createText(language, 'war-of-the-ring');
      text.add(await loadPagePart(language, 'teach'));
      texts.set(language, text);
    }
  });
  const say = (language: string, issue: DraftIssue): string | undefined => {
    const text = texts.get(language);
    return text && issueText(text.ui, issue);
  };

  it('has words for every code', () => {
    expect(Object.keys(SAID).sort()).toEqual([...LESSON_ISSUES, 'noSteps', 'noFigures', 'noRegion'].sort());
  });

  it.each(Object.entries(SAID))('is told: %s', (code, [facts, es, en]) => {
    const issue = { code, ...facts } as DraftIssue;
    expect([say('es', issue), say('en', issue)]).toEqual([es, en]);
  });

  it.each(['otherVersion', 'otherGame'] as const)('is that it is something else, where %s names none', (code) => {
    expect([say('es', { code, path: '/version' }), say('en', { code, path: '/version' })]).toEqual([
      'No es una lección de Sendas.',
      'It is not a Sendas lesson.',
    ]);
  });
});
