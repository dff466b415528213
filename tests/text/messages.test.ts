// Every reason and note of the rules, worded in both languages.
import { describe, expect, it } from 'vitest';
import { explainNote } from '../../src/games/war-of-the-ring/explain.ts';
import { IMPOSSIBLE, INPUT_CODES } from '../../src/games/war-of-the-ring/input/input-issue.ts';
import type { Reason } from '../../src/games/war-of-the-ring/reasons.ts';
import { createTextSync, LANGUAGES } from '../../src/text/index.ts';
import { ALL_MESSAGES, reasonMessage } from './messages.ts';

const es = createTextSync('es', 'war-of-the-ring');
const en = createTextSync('en', 'war-of-the-ring');

const joint: Reason = {
  code: 'joint',
  of: [
    { code: 'mustStop', at: 'moria' },
    { code: 'tooFar', distance: 4, range: 3 },
  ],
};

/** A sentence or two for people: no placeholder, no key, no stray object; capital first, full stop last. */
const SENTENCE = /^[«“]?[\p{Lu}¿¡][^{}[\]_]*[.:?]$/u;

describe.each(LANGUAGES)('in %s', (language) => {
  const text = createTextSync(language, 'war-of-the-ring');

  it.each(ALL_MESSAGES.map((each) => [each.key, each] as const))('%s is a sentence', (key, each) => {
    const { text: words } = text.sentence(each);
    expect(words).toMatch(SENTENCE);
    expect(words).not.toContain(key);
    expect(words.length).toBeLessThan(140);
  });

  it('every input issue is a sentence', () => {
    const sentences = [
      ...INPUT_CODES.filter((code) => code !== 'impossiblePosition').map((code) => text.issue({ code, path: '' })),
      ...IMPOSSIBLE.map((why) => text.issue({ code: 'impossiblePosition', path: '/figures', why })),
    ];
    expect(sentences).toHaveLength(16);
    for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
  });

  it('the ready positions have a name', () => {
    for (const id of ['start', 'empty', 'example', 'moriaTaken']) expect(text.scenario(id)).toMatch(/^\p{Lu}.*\p{L}$/u);
  });
});

const REFUSED = [
  [
    { code: 'tooFar', distance: 4, range: 3 },
    'Demasiado lejos: está a 4 regiones y el alcance es de 3.',
    'Too far: it is 4 regions away and the range is 3.',
  ],
  [
    { code: 'tooFar', distance: 1, range: 0 },
    'Demasiado lejos: está a una región y el alcance es de 0.',
    'Too far: it is one region away and the range is 0.',
  ],
  [
    { code: 'impassableBorder', between: ['high-pass', 'moria'], around: 5 },
    'Entre el Paso Alto y Moria, la frontera es negra y no se cruza. Rodearla lleva 5 regiones: demasiado lejos.',
    'The border between the High Pass and Moria is black and is never crossed. The way round takes 5 regions: too far.',
  ],
  [
    { code: 'impassableBorder', between: ['helms-deep', 'the-shire'], around: null },
    'Entre el Abismo de Helm y la Comarca, la frontera es negra y no se cruza, y en un solo movimiento ningún rodeo sirve.',
    "The border between Helm's Deep and the Shire is black and is never crossed, and no way round works in a single move.",
  ],
  [
    { code: 'mustStop', at: 'morannon' },
    'De camino hay que detenerse en el Morannon: la Sombra controla su Baluarte.',
    'You must stop on the way, in the Morannon: the Shadow controls its Stronghold.',
  ],
  [
    { code: 'besiegedFriendlyStronghold', region: 'grey-havens', how: 'passThrough' },
    'No se puede pasar por los Puertos Grises: el Baluarte de los Pueblos Libres está asediado.',
    'You cannot pass through the Grey Havens: this Stronghold of the Free Peoples is under siege.',
  ],
  [
    { code: 'freePeoplesStronghold', region: 'helms-deep', how: 'enter' },
    'No se puede entrar en el Abismo de Helm: los Pueblos Libres controlan su Baluarte y la Sombra no lo asedia.',
    "You cannot enter Helm's Deep: the Free Peoples control its Stronghold and the Shadow is not besieging it.",
  ],
  [
    { code: 'inFellowship', figures: ['meriadoc', 'peregrin'] },
    'Meriadoc Brandigamo y Peregrin Tuk siguen en la Comunidad: antes de moverse tienen que separarse de ella.',
    'Meriadoc Brandybuck and Peregrin Took are still in the Fellowship and must separate from it before moving.',
  ],
  [
    { code: 'notTogether', figures: ['nazgul-1', 'nazgul-4', 'witch-king'] },
    'Dos Nazgûl y el Rey Brujo no están en la misma región: un grupo sale siempre de una sola.',
    'Two Nazgûl and the Witch-king are not in the same region: a group always sets out from a single one.',
  ],
  [
    { code: 'notMovedByThis', figures: ['ring-bearers'] },
    'Los Portadores del Anillo no se mueven con esta acción.',
    'The Ring-bearers are not moved by this action.',
  ],
  [
    { code: 'alreadyMoved', figure: 'witch-king' },
    'El Rey Brujo ya se ha movido en esta acción.',
    'The Witch-king has already moved in this action.',
  ],
] as const;

const NOTED = [
  [
    { code: 'levelCountsAs', level: 4, because: 'gwaihir-the-windlord' },
    'Con «Gwaihir, Señor de los Vientos» (Gwaihir the Windlord), el Nivel cuenta como 4.',
    'With “Gwaihir the Windlord”, the Level counts as 4.',
  ],
  [
    { code: 'activates', nation: 'north' },
    'Terminar aquí activa la Nación del Norte.',
    'Ending here activates the North.',
  ],
  [{ code: 'byFlight' }, 'Se llega volando: la distancia no cuenta.', 'Reached by flight: distance does not matter.'],
] as const;

describe('the wording of a reason', () => {
  it.each(REFUSED)('%j', (reason, spanish, english) => {
    expect(es.sentence(reasonMessage(reason)).text).toBe(spanish);
    expect(en.sentence(reasonMessage(reason)).text).toBe(english);
  });
});

describe('the wording of a note', () => {
  it.each(NOTED)('%j', (note, spanish, english) => {
    expect(es.sentence(explainNote(note)).text).toBe(spanish);
    expect(en.sentence(explainNote(note)).text).toBe(english);
  });
});

describe('a citation', () => {
  const cited = (rules: readonly string[], page: string | null) => ({
    ...reasonMessage({ code: 'neverLeavesOrthanc' }),
    citation: { rules, page },
  });

  it.each([
    [['R11'], '24', 'Regla R11 · reglamento, pág. 24', 'Rule R11 · rulebook, p. 24'],
    [['R17'], '24–25', 'Regla R17 · reglamento, págs. 24–25', 'Rule R17 · rulebook, pp. 24–25'],
    [['R7', 'R8'], '24', 'Reglas R7 y R8 · reglamento, pág. 24', 'Rules R7 and R8 · rulebook, p. 24'],
    [['R8', 'R25'], '24, 27', 'Reglas R8 y R25 · reglamento, págs. 24, 27', 'Rules R8 and R25 · rulebook, pp. 24, 27'],
    [['R36'], null, 'Regla R36', 'Rule R36'],
    [['R38', 'R39', 'R41'], null, 'Reglas R38, R39 y R41', 'Rules R38, R39 and R41'],
  ])('%j, page %s', (rules, page, spanish, english) => {
    expect(es.sentence(cited(rules, page)).citation).toBe(spanish);
    expect(en.sentence(cited(rules, page)).citation).toBe(english);
  });

  it('is left out where there is none', () => {
    expect(es.sentence(reasonMessage(joint)).citation).toBeNull();
  });
});

describe('a joint cause', () => {
  it('leads in and lists its parts', () => {
    const { text, parts } = es.sentence(reasonMessage(joint));
    expect(text).toBe('Lo impiden varias reglas a la vez:');
    expect(parts.map((part) => part.text)).toEqual([
      'De camino hay que detenerse en Moria: la Sombra controla su Baluarte.',
      'Demasiado lejos: está a 4 regiones y el alcance es de 3.',
    ]);
  });
});
