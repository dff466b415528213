// Moves and actions in the words of both languages.
import { describe, expect, test } from 'vitest';
import { explainAction, explainMove } from '../../src/games/war-of-the-ring/explain-action.ts';
import { type NotedMove, parseAction } from '../../src/games/war-of-the-ring/state/action-notation.ts';
import type { Action } from '../../src/games/war-of-the-ring/vocabulary.ts';
import { createTextSync } from '../../src/text/index.ts';

const es = createTextSync('es', 'war-of-the-ring');
const en = createTextSync('en', 'war-of-the-ring');

const result: Action = { type: 'characterDie' };
const separation: Action = { type: 'separation' };

const rows: readonly (readonly [string, NotedMove, Action, string, string])[] = [
  [
    'two who go together, each by the shortest name that is his alone',
    { figures: ['gandalf-the-grey', 'peregrin'], from: 'lorien', to: 'fords-of-isen' },
    result,
    'Gandalf el Gris + Pippin: Lórien → Vados del Isen',
    'Gandalf the Grey + Pippin: Lórien → Fords of Isen',
  ],
  [
    'Nazgûl without a name are counted',
    { figures: ['witch-king', 'nazgul-2', 'nazgul-3'], from: 'minas-morgul', to: 'bree' },
    result,
    'Rey Brujo + dos Nazgûl: Minas Morgul → Bree',
    'Witch-king + two Nazgûl: Minas Morgul → Bree',
  ],
  [
    'one Nazgûl needs no number',
    { figures: ['nazgul-5'], from: 'morannon', to: 'the-shire' },
    result,
    'Nazgûl: Morannon → La Comarca',
    'Nazgûl: Morannon → The Shire',
  ],
  [
    'who comes from nowhere',
    { figures: ['saruman'], from: null, to: 'orthanc' },
    { type: 'entry' },
    'Saruman → Orthanc',
    'Saruman → Orthanc',
  ],
  [
    'one who stays',
    { figures: ['gimli'], from: 'helms-deep', to: 'helms-deep' },
    result,
    'Gimli: se queda en el Abismo de Helm',
    "Gimli: stays in Helm's Deep",
  ],
  [
    'two who stay',
    { figures: ['gimli', 'legolas'], from: 'the-shire', to: 'the-shire' },
    result,
    'Gimli + Legolas: se quedan en la Comarca',
    'Gimli + Legolas: stay in the Shire',
  ],
  [
    'one who leaves the Fellowship where it stands',
    { figures: ['strider'], from: 'hollin', to: 'hollin' },
    separation,
    'Trancos: deja la Comunidad en Acebeda',
    'Strider: leaves the Fellowship in Hollin',
  ],
  [
    'two who leave the Fellowship where it stands',
    { figures: ['meriadoc', 'peregrin'], from: 'hollin', to: 'hollin' },
    separation,
    'Merry + Pippin: dejan la Comunidad en Acebeda',
    'Merry + Pippin: leave the Fellowship in Hollin',
  ],
];

test.each(rows)('%s', (_, move, action, spanish, english) => {
  expect(es.sentence(explainMove(move, action))).toEqual({ text: spanish, citation: null, rules: [], parts: [] });
  expect(en.sentence(explainMove(move, action)).text).toBe(english);
});

describe('an action', () => {
  const told = (line: string) => {
    const noted = parseAction(line);
    if (!noted.ok) throw new Error(`cannot read ${line}`);
    return [es, en].map((text) => text.sentence(explainAction(noted.value)));
  };

  test('is named, with its moves below', () => {
    const [spanish, english] = told('die;ggpe:lor-foi,gi:hol-mor');
    expect(spanish).toEqual({
      text: 'Resultado de Personaje',
      citation: null,
      rules: [],
      parts: [
        { text: 'Gandalf el Gris + Pippin: Lórien → Vados del Isen', citation: null, rules: [], parts: [] },
        { text: 'Gimli: Acebeda → Moria', citation: null, rules: [], parts: [] },
      ],
    });
    expect(english?.parts.map(({ text }) => text)).toEqual([
      'Gandalf the Grey + Pippin: Lórien → Fords of Isen',
      'Gimli: Hollin → Moria',
    ]);
  });

  test.each([
    ['die;', 'Resultado de Personaje', 'Character result'],
    ['sep;st:hol-hol', 'Separación de la Comunidad', 'Separation from the Fellowship'],
    ['ent;sa:0-ort', 'Entrada en juego', 'Entry into play'],
    ['arm;st:edo-hel', 'Con un Ejército', 'With an Army'],
    ['dec;rb:riv-hol', 'Declaración de la posición de la Comunidad', 'Declaration of the Fellowship’s position'],
    ['card.gwaihir-the-windlord;', '«Gwaihir, Señor de los Vientos» (Gwaihir the Windlord)', '“Gwaihir the Windlord”'],
  ])('%s', (line, spanish, english) => {
    expect(told(line).map(({ text }) => text)).toEqual([spanish, english]);
  });
});
