// What a search finds regions and figures by, accents aside.
import { describe, expect, it } from 'vitest';
import { createText } from '../../src/text/create-text.ts';
import { createTextSync } from '../../src/text/index.ts';

const text = createTextSync('es', 'war-of-the-ring');

/** Without accents and capitals, as people type. */
function plain(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

describe('a search finds', () => {
  it.each([
    ['region', 'lorien', ['lorien', 'lothlorien', 'bosque dorado', 'golden wood']],
    ['region', 'rivendell', ['rivendel', 'rivendell', 'imladris']],
    ['region', 'orthanc', ['orthanc', 'isengard']],
    ['region', 'morannon', ['morannon', 'puerta negra', 'black gate']],
    ['region', 'minas-tirith', ['minas tirith', 'ciudad blanca', 'white city']],
    ['region', 'erebor', ['erebor', 'montana solitaria', 'lonely mountain']],
    ['region', 'moria', ['moria', 'khazad-dum']],
    ['region', 'helms-deep', ['abismo de helm', "helm's deep"]],
    ['region', 'dale', ['valle', 'dale']],
    ['region', 'hollin', ['acebeda', 'hollin']],
    ['figure', 'meriadoc', ['meriadoc brandigamo', 'merry', 'meriadoc brandybuck']],
    ['figure', 'peregrin', ['peregrin tuk', 'pippin', 'peregrin took']],
    ['figure', 'strider', ['trancos', 'strider']],
    ['figure', 'gandalf-the-white', ['gandalf', 'gandalf el blanco', 'gandalf the white']],
    ['figure', 'witch-king', ['rey brujo', 'capitan negro', 'black captain']],
    ['figure', 'nazgul-4', ['nazgul']],
  ] as const)('%s %s by %j', (kind, id, terms) => {
    expect(text.searchTerms(kind, id).map(plain)).toEqual(expect.arrayContaining([...terms]));
  });

  it('nothing twice', () => {
    expect(text.searchTerms('region', 'umbar')).toEqual(['Umbar']);
  });
});

describe('the page', () => {
  it('starts with the names of its language and fetches the others when asked', async () => {
    const page = await createText('es', 'war-of-the-ring');
    expect(page.searchTerms('region', 'the-shire')).toEqual(['La Comarca', 'Comarca', 'Hobbiton']);
    await page.loadOtherNames();
    expect(page.searchTerms('region', 'the-shire')).toEqual([
      'La Comarca',
      'Comarca',
      'Hobbiton',
      'The Shire',
      'Shire',
    ]);
  });

  it('speaks the language it was asked for', async () => {
    const page = await createText('en', 'war-of-the-ring');
    expect([page.language, page.region('rivendell'), page.figureShort('peregrin')]).toEqual([
      'en',
      'Rivendell',
      'Pippin',
    ]);
  });

  it('does not know a game without words', async () => {
    await expect(createText('es', 'chess')).rejects.toThrow('words of the game chess');
  });
});
