// Articles and contractions, as a Spanish reader expects them in running text.
import { describe, expect, it } from 'vitest';
import regionFacts from '../../map-data/war-of-the-ring/regions.json' with { type: 'json' };
import type { Fact } from '../../src/movement/message.ts';
import { createTextSync, type Language } from '../../src/text/index.ts';

const texts = { es: createTextSync('es', 'war-of-the-ring'), en: createTextSync('en', 'war-of-the-ring') };
const region = (id: string): Fact => ({ kind: 'region', id });

function say(language: Language, key: string, facts: Readonly<Record<string, Fact>>): string {
  return texts[language].sentence({ key, facts, citation: null, parts: [] }).text;
}

const FROM_TO_IN = [
  ['helms-deep', 'del Abismo de Helm', 'al Abismo de Helm', 'en el Abismo de Helm'],
  ['the-shire', 'de la Comarca', 'a la Comarca', 'en la Comarca'],
  ['high-pass', 'del Paso Alto', 'al Paso Alto', 'en el Paso Alto'],
  ['buckland', 'de Los Gamos', 'a Los Gamos', 'en Los Gamos'],
  ['ash-mountains', 'de las Montañas de Ceniza', 'a las Montañas de Ceniza', 'en las Montañas de Ceniza'],
  ['dale', 'de Valle', 'a Valle', 'en Valle'],
  ['dimrill-dale', 'del Valle Sombrío', 'al Valle Sombrío', 'en el Valle Sombrío'],
  ['vale-of-the-carnen', 'del Valle del Carnen', 'al Valle del Carnen', 'en el Valle del Carnen'],
  ['morannon', 'del Morannon', 'al Morannon', 'en el Morannon'],
  ['grey-havens', 'de los Puertos Grises', 'a los Puertos Grises', 'en los Puertos Grises'],
  ['rivendell', 'de Rivendel', 'a Rivendel', 'en Rivendel'],
  ['lorien', 'de Lórien', 'a Lórien', 'en Lórien'],
  ['minas-tirith', 'de Minas Tirith', 'a Minas Tirith', 'en Minas Tirith'],
  ['western-mirkwood', 'del Bosque Negro Occidental', 'al Bosque Negro Occidental', 'en el Bosque Negro Occidental'],
  ['mount-gundabad', 'del Monte Gundabad', 'al Monte Gundabad', 'en el Monte Gundabad'],
  ['far-harad', 'del Lejano Harad', 'al Lejano Harad', 'en el Lejano Harad'],
  ['eagles-eyrie', 'del Nido de Águilas', 'al Nido de Águilas', 'en el Nido de Águilas'],
  ['goblins-gate', 'de la Puerta de los Trasgos', 'a la Puerta de los Trasgos', 'en la Puerta de los Trasgos'],
  ['fords-of-bruinen', 'de los Vados del Bruinen', 'a los Vados del Bruinen', 'en los Vados del Bruinen'],
  [
    'western-emyn-muil',
    'de las Emyn Muil Occidentales',
    'a las Emyn Muil Occidentales',
    'en las Emyn Muil Occidentales',
  ],
  ['old-forest-road', 'del Viejo Camino del Bosque', 'al Viejo Camino del Bosque', 'en el Viejo Camino del Bosque'],
  ['north-ithilien', 'de Ithilien del Norte', 'a Ithilien del Norte', 'en Ithilien del Norte'],
  ['dead-marshes', 'de la Ciénaga de los Muertos', 'a la Ciénaga de los Muertos', 'en la Ciénaga de los Muertos'],
  ['woodland-realm', 'del Reino del Bosque', 'al Reino del Bosque', 'en el Reino del Bosque'],
  ['hollin', 'de Acebeda', 'a Acebeda', 'en Acebeda'],
  ['folde', 'del Folde', 'al Folde', 'en el Folde'],
] as const;

describe('a Spanish region', () => {
  it.each(FROM_TO_IN)('%s: «%s», «%s», «%s»', (id, from, to, inside) => {
    const side: Fact = { kind: 'side', id: 'shadow' };
    expect(texts.es.ui('answer.legal', { region: region(id) })).toBe(`Se puede ir ${to}`);
    expect(say('es', 'reasons.besiegedFriendlyStronghold.leave', { region: region(id), side })).toContain(` ${from}:`);
    expect(say('es', 'reasons.besiegedFriendlyStronghold.enter', { region: region(id), side })).toContain(
      ` ${inside}:`,
    );
  });

  it('contracts wherever its article is «el», and nowhere else', () => {
    const ids = Object.keys(regionFacts);
    const side: Fact = { kind: 'side', id: 'shadow' };
    const fromAndTo = (id: string): string =>
      `${say('es', 'reasons.besiegedFriendlyStronghold.leave', { region: region(id), side })} ${texts.es.ui('answer.legal', { region: region(id) })}`;
    const uncontracted = ids.filter((id) => / (de|a) el /.test(fromAndTo(id)));
    const contracted = ids.filter((id) => /salir del .* ir al /.test(fromAndTo(id)));
    const withArticle = ids.filter((id) => {
      const inside = say('es', 'reasons.mustStop', { at: region(id) });
      return inside.includes('detenerse en el ');
    });
    expect(uncontracted).toEqual([]);
    expect(contracted).toEqual(withArticle);
    expect(contracted).toHaveLength(25);
  });
});

describe('an English region', () => {
  it.each([
    ['the-shire', 'in the Shire:'],
    ['helms-deep', "in Helm's Deep:"],
    ['buckland', 'in Buckland:'],
    ['dead-marshes', 'in the Dead Marshes:'],
    ['minas-tirith', 'in Minas Tirith:'],
    ['gap-of-rohan', 'in the Gap of Rohan:'],
  ])('%s: %s', (id, inside) => {
    expect(say('en', 'reasons.mustStop', { at: region(id) })).toContain(` ${inside}`);
  });
});

describe('a side and a nation', () => {
  it.each([
    ['freePeoples', 'el Baluarte de los Pueblos Libres'],
    ['shadow', 'el Baluarte de la Sombra'],
  ])('%s: «%s»', (id, words) => {
    const facts = { region: region('moria'), side: { kind: 'side', id } as const };
    expect(say('es', 'reasons.besiegedFriendlyStronghold.enter', facts)).toContain(words);
  });

  it.each([
    ['elves', 'la Nación de los Elfos'],
    ['north', 'la Nación del Norte'],
    ['rohan', 'la Nación de Rohan'],
    ['gondor', 'la Nación de Gondor'],
    ['dwarves', 'la Nación de los Enanos'],
  ])('%s: «%s»', (id, words) => {
    expect(say('es', 'notes.activates', { nation: { kind: 'nation', id } })).toContain(words);
  });
});
