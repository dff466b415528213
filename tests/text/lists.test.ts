// Lists of figures: counted where they are alike, and deciding the number of the verb.
import { describe, expect, it } from 'vitest';
import { createTextSync } from '../../src/text/index.ts';

const es = createTextSync('es', 'war-of-the-ring');
const en = createTextSync('en', 'war-of-the-ring');

const notInPlay = (ids: readonly string[]) =>
  ({ key: 'reasons.notInPlay', facts: { figures: { kind: 'figures', ids } }, citation: null, parts: [] }) as const;

describe('figures in a sentence', () => {
  it.each([
    [['legolas'], 'Legolas no está en juego.', 'Legolas is not in play.'],
    [['legolas', 'gimli'], 'Legolas y Gimli no están en juego.', 'Legolas and Gimli are not in play.'],
    [['nazgul-5'], 'Un Nazgûl no está en juego.', 'One Nazgûl is not in play.'],
    [['nazgul-5', 'nazgul-8'], 'Dos Nazgûl no están en juego.', 'Two Nazgûl are not in play.'],
    [
      ['nazgul-6', 'witch-king', 'nazgul-7', 'nazgul-8'],
      'Tres Nazgûl y el Rey Brujo no están en juego.',
      'Three Nazgûl and the Witch-king are not in play.',
    ],
    [
      ['witch-king', 'mouth-of-sauron'],
      'El Rey Brujo y Boca de Sauron no están en juego.',
      'The Witch-king and the Mouth of Sauron are not in play.',
    ],
    [['ring-bearers'], 'Los Portadores del Anillo no están en juego.', 'The Ring-bearers are not in play.'],
  ])('%j', (ids, spanish, english) => {
    expect(es.sentence(notInPlay(ids)).text).toBe(spanish);
    expect(en.sentence(notInPlay(ids)).text).toBe(english);
  });
});

describe('a list', () => {
  it.each([
    [['Gandalf'], 'Gandalf'],
    [['Gandalf', 'Legolas', 'Gimli'], 'Gandalf, Legolas y Gimli'],
    [['Gondor', 'Isengard'], 'Gondor e Isengard'],
    [['Umbar', 'Ithilien del Norte'], 'Umbar e Ithilien del Norte'],
    [[], ''],
  ])('%j reads «%s»', (items, words) => {
    expect(es.list(items)).toBe(words);
  });

  it('joins with «and» in English', () => {
    expect(en.list(['Gandalf', 'Legolas'])).toBe('Gandalf and Legolas');
  });

  it('offers near misses with «o», which is «u» before an o', () => {
    expect(es.issue({ code: 'unknownId', path: '/figures/0', nearest: ['erech', 'orthanc'] })).toBe(
      'Este identificador no existe. ¿Querías decir erech u orthanc?',
    );
    expect(es.issue({ code: 'unknownId', path: '/figures/0', nearest: [] })).toBe('Este identificador no existe.');
  });

  it.each([
    [[], 'La carta no permite ahora ningún destino.', 'The card allows no destination at present.'],
    [
      ['morannon'],
      'El único destino que permite la carta es el Morannon.',
      'The only destination that the card allows is the Morannon.',
    ],
    [
      ['erech', 'lamedon', 'pelargir'],
      'La carta solo permite estos destinos: Erech, Lamedon y Pelargir.',
      'The card allows only these destinations: Erech, Lamedon and Pelargir.',
    ],
  ])('of the destinations of a card: %j', (ids, spanish, english) => {
    const facts = { regions: { kind: 'regions', ids } } as const;
    const message = { key: 'reasons.cardAllowsOnly', facts, citation: null, parts: [] } as const;
    expect(es.sentence(message).text).toBe(spanish);
    expect(en.sentence(message).text).toBe(english);
  });

  it('of alternatives joins with «o» and «or»', () => {
    const facts = { figures: { kind: 'figures', ids: ['strider', 'aragorn'] } } as const;
    const message = { key: 'reasons.cardNeedsFigure', facts, citation: null, parts: [] } as const;
    expect(es.sentence(message).text).toBe('Trancos o Aragorn tiene que ir en el grupo: lo exige la carta.');
    expect(en.sentence(message).text).toBe('Strider or Aragorn must be in the group: the card requires it.');
  });
});

describe('a sentence of the page', () => {
  const to = { kind: 'region', id: 'moria' } as const;

  it.each([
    [['legolas'], 'Legolas va a Moria.', 'Legolas goes to Moria.'],
    [['nazgul-1', 'nazgul-2'], 'Dos Nazgûl van a Moria.', 'Two Nazgûl go to Moria.'],
    [['ring-bearers'], 'Los Portadores del Anillo van a Moria.', 'The Ring-bearers go to Moria.'],
  ])('takes the number of its figures, whatever their count: %j', (ids, spanish, english) => {
    const facts = { figures: { kind: 'figures', ids }, to, count: ids.length } as const;
    expect(es.ui('cause.move', facts)).toBe(spanish);
    expect(en.ui('cause.move', facts)).toBe(english);
  });

  it('takes the number of its one figure', () => {
    const facts = (id: string) => ({ figures: { kind: 'figures', ids: [id] }, to }) as const;
    expect(es.ui('cause.place', facts('boromir'))).toBe('Boromir pasa a Moria.');
    expect(es.ui('cause.place', facts('ring-bearers'))).toBe('Los Portadores del Anillo pasan a Moria.');
  });

  it('takes its count where it names no figures', () => {
    expect(es.ui('mover.destinations', { count: 1 })).toBe('1 destino');
    expect(es.ui('mover.destinations', { count: 7 })).toBe('7 destinos');
    expect(es.ui('mover.destinations', { count: 0 })).toBe('0 destinos');
  });
});
