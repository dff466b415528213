// Every reason and note of the rules, worded in both languages.
import { describe, expect, it } from 'vitest';
import { IMPOSSIBLE, INPUT_CODES } from '../../src/games/war-of-the-ring/input/input-issue.ts';
import type { Fact } from '../../src/movement/message.ts';
import { createTextSync, LANGUAGES } from '../../src/text/index.ts';
import { ALL_MESSAGES, message } from './messages.ts';

const es = createTextSync('es', 'war-of-the-ring');
const en = createTextSync('en', 'war-of-the-ring');
const region = (id: string): Fact => ({ kind: 'region', id });
const number = (value: number): Fact => ({ kind: 'number', value });

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

  it('the ready positions have a name and a line', () => {
    for (const id of ['start', 'empty', 'example']) {
      expect(text.scenario(id).name).toMatch(/^\p{Lu}/u);
      expect(text.scenario(id).description).toMatch(SENTENCE);
    }
  });
});

const WORDED = [
  [
    message('reasons.tooFar', { distance: number(4), range: number(3) }, 4),
    'Demasiado lejos: está a 4 regiones y el alcance es de 3.',
    'Too far: it is 4 regions away and the range is 3.',
  ],
  [
    message('reasons.tooFar', { distance: number(1), range: number(0) }, 1),
    'Demasiado lejos: está a una región y el alcance es de 0.',
    'Too far: it is one region away and the range is 0.',
  ],
  [
    message('reasons.impassableBorder', { a: region('high-pass'), b: region('moria'), around: number(5) }, 5),
    'Una frontera negra impide pasar del Paso Alto a Moria. Dando un rodeo se llega, pero son 5 regiones de camino.',
    'A black border bars the way from the High Pass to Moria. There is a way round, but it is 5 regions long.',
  ],
  [
    message('reasons.impassableBorderNoWay', { a: region('helms-deep'), b: region('the-shire') }),
    'Una frontera negra impide pasar del Abismo de Helm a la Comarca, y no hay otro camino.',
    "A black border bars the way from Helm's Deep to the Shire, and there is no way round.",
  ],
  [
    message('reasons.mustStop', { at: region('morannon') }),
    'De camino hay que detenerse en el Morannon: la Sombra controla su Baluarte.',
    'You must stop on the way, in the Morannon: the Shadow controls its Stronghold.',
  ],
  [
    message('reasons.besiegedFriendlyStronghold.passThrough', {
      region: region('grey-havens'),
      side: { kind: 'side', id: 'freePeoples' },
    }),
    'No se puede pasar por los Puertos Grises: el Baluarte de los Pueblos Libres está asediado.',
    'You cannot pass through the Grey Havens: this Stronghold of the Free Peoples is under siege.',
  ],
  [
    message('reasons.freePeoplesStronghold.enter', { region: region('helms-deep') }),
    'No se puede entrar en el Abismo de Helm: los Pueblos Libres controlan su Baluarte y la Sombra no lo asedia.',
    "You cannot enter Helm's Deep: the Free Peoples control its Stronghold and the Shadow is not besieging it.",
  ],
  [
    message('reasons.inFellowship', { figures: { kind: 'figures', ids: ['meriadoc', 'peregrin'] } }),
    'Meriadoc Brandigamo y Peregrin Tuk siguen en la Comunidad: antes de moverse tienen que separarse de ella.',
    'Meriadoc Brandybuck and Peregrin Took are still in the Fellowship and must separate from it before moving.',
  ],
  [
    message('reasons.alreadyMoved', { figure: { kind: 'figure', id: 'witch-king' } }),
    'El Rey Brujo ya se ha movido en esta acción.',
    'The Witch-king has already moved in this action.',
  ],
  [
    message('notes.levelCountsAs.card', { level: number(4), card: { kind: 'card', id: 'gwaihir-the-windlord' } }),
    'Con «Gwaihir, Señor de los Vientos» (Gwaihir the Windlord), el Nivel cuenta como 4.',
    'With “Gwaihir the Windlord”, the Level counts as 4.',
  ],
  [
    message('notes.activates', { nation: { kind: 'nation', id: 'north' } }),
    'Terminar aquí activa la Nación del Norte.',
    'Ending here activates the North.',
  ],
] as const;

describe('the wording', () => {
  it.each(WORDED)('of $key', (each, spanish, english) => {
    expect(es.sentence(each).text).toBe(spanish);
    expect(en.sentence(each).text).toBe(english);
  });
});

describe('a citation', () => {
  const cited = (rules: readonly string[], page: string | null) => ({
    ...message('reasons.neverLeavesOrthanc'),
    citation: { rules, page },
  });

  it.each([
    [['R11'], '24', 'Regla R11 · reglamento, pág. 24', 'Rule R11 · rulebook, p. 24'],
    [['R17'], '24–25', 'Regla R17 · reglamento, págs. 24–25', 'Rule R17 · rulebook, pp. 24–25'],
    [['R7', 'R8'], '24', 'Reglas R7 y R8 · reglamento, pág. 24', 'Rules R7 and R8 · rulebook, p. 24'],
    [['R36'], null, 'Regla R36', 'Rule R36'],
    [['R38', 'R39', 'R41'], null, 'Reglas R38, R39 y R41', 'Rules R38, R39 and R41'],
  ])('%j, page %s', (rules, page, spanish, english) => {
    expect(es.sentence(cited(rules, page)).citation).toBe(spanish);
    expect(en.sentence(cited(rules, page)).citation).toBe(english);
  });

  it('is left out where there is none', () => {
    expect(es.sentence(message('reasons.joint')).citation).toBeNull();
  });
});

describe('a joint cause', () => {
  it('leads in and lists its parts', () => {
    const joint = {
      ...message('reasons.joint'),
      parts: [
        message('reasons.mustStop', { at: region('moria') }),
        message('reasons.tooFar', { distance: number(4), range: number(3) }, 4),
      ],
    };
    const { text, parts } = es.sentence(joint);
    expect(text).toBe('Lo impiden varias reglas a la vez:');
    expect(parts.map((part) => part.text)).toEqual([
      'De camino hay que detenerse en Moria: la Sombra controla su Baluarte.',
      'Demasiado lejos: está a 4 regiones y el alcance es de 3.',
    ]);
  });
});
