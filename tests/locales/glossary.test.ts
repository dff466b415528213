// The words of the game are those of its editions: none of their synonyms, and none in small letters where the game has a
// capital.
import { expect, it } from 'vitest';
import { entriesOf } from './locale-files.ts';

type Banned = readonly (readonly [variant: RegExp, instead: string])[];

const BANNED: Readonly<Record<'es' | 'en', Banned>> = {
  es: [
    [/\b(bastiones|bastión|baluartes?)\b/, 'Baluarte'],
    [/\b(esbirros?|secuaz|secuaces|sirvientes?|servidor(es)?)\b/, 'Servidor'],
    [/\bcompañeros?\b/, 'Compañero'],
    [/\b(hermandad|compañía del anillo)\b/i, 'Comunidad'],
    [/\bcomunidad\b/, 'Comunidad'],
    [/\b(gentes libres|pueblos libres|Pueblos libres)\b/, 'Pueblos Libres'],
    [/\b(nazgul|espectros? del anillo)\b/i, 'Nazgûl'],
    [/\b(rey brujo|Rey brujo)\b/, 'Rey Brujo'],
    [/\b(la|una) Boca de Sauron\b/, 'Boca de Sauron, sin artículo'],
    [/\b(provincias?|territorios?|casillas?)\b/i, 'región'],
    [/\b(infranqueables?|intransitables?)\b/i, 'frontera negra'],
    [/\bniveles?\b/, 'Nivel'],
    [/\b(ejércitos?|tropas?)\b/, 'Ejército'],
    [/\b(dados? de reclutamiento|dados? de reclutar)\b/i, 'dado de Alistar'],
    [/\b(sitiad[oa]s?|sitios? de)\b/i, 'asediado'],
  ],
  en: [
    [/\b(citadels?|strongholds?)\b/, 'Stronghold'],
    [/\b(henchm[ae]n|servants?|minions?)\b/, 'Minion'],
    [/\b(Free People|free peoples?)\b(?!s)/, 'Free Peoples'],
    [/\b(nazgul|ring-?wraiths?)\b/i, 'Nazgûl'],
    [/\bwitch[ -]king\b/, 'Witch-king'],
    [/\bWitch King\b/, 'Witch-king'],
    [/\b(provinces?|territor(y|ies))\b/i, 'region'],
    [/\blevels?\b(?! AA)/, 'Level'],
    [/\barm(y|ies)\b/, 'Army'],
    [/\bfellowship\b/, 'Fellowship'],
  ],
};

/** What people type, and what is printed on the cards, is as it is. */
const isOurs = (key: string): boolean => !/\.(aliases\.\d+|original)$|^cards\..*\.name$/.test(key);
const withoutFacts = (message: string): string => message.replace(/\{\{.*?\}\}/g, '');

it.each(['es', 'en'] as const)('says what the edition says: %s', (language) => {
  const ours = entriesOf(language).filter(
    ({ file, key }) => isOurs(key) && file !== 'examples.json' && !/\/(regions|places)\.json$/.test(file),
  );
  const found = BANNED[language].flatMap(([variant, instead]) =>
    ours.flatMap(({ file, key, value }) =>
      variant.test(withoutFacts(value)) ? [`${instead}: ${file} ${key}: ${value}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
