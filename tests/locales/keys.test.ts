// Both languages say the same things with the same facts.
import { describe, expect, it } from 'vitest';
import { entriesOf, filesOf, sentencesOf } from './locale-files.ts';

function placeholders(sentence: string): string {
  const names = [...sentence.matchAll(/\{\{\s*([^},\s]+)/g)].map((match) => match[1]);
  return [...new Set(names)].sort().join(' ');
}

/** Noun forms differ between the languages: only the entry's id has to be in both. */
function nounIds(language: string): readonly string[] {
  const tables = /\/(regions|pieces|places)\.json$/;
  const ids = entriesOf(language)
    .filter(({ file }) => tables.test(file))
    .map(({ file, key }) => `${file} ${key.replace(/\.(full|de|a|en|the|lines\.\d|aliases\.\d+)$/, '')}`);
  return [...new Set(ids.map((id) => id.replace(/\.(name|short|initials|original|plural|counted\.\d)$/, '')))].sort();
}

describe('the two languages', () => {
  it('have the same files', () => {
    expect(filesOf('es')).toEqual(filesOf('en'));
    expect(filesOf('es')).toContain('war-of-the-ring/reasons.json');
  });

  it('have the same sentences with the same facts', () => {
    const rows = (language: string) =>
      sentencesOf(language).map(({ file, key, value }) => `${file} ${key} {${placeholders(value)}}`);
    expect(rows('es').sort()).toEqual(rows('en').sort());
  });

  it('name the same things', () => {
    expect(nounIds('es')).toEqual(nounIds('en'));
    expect(nounIds('es')).toContain('war-of-the-ring/regions.json helms-deep');
  });
});

describe('a code', () => {
  // i18next reads `_` and `.` inside a key as context, plural and path.
  it('is camelCase or a kebab-case id, with a plural ending at most', () => {
    const odd = [...sentencesOf('es'), ...sentencesOf('en')].filter(({ key }) =>
      key.split('.').some((step) => !/^[a-zA-Z0-9-]+(_(zero|one|many|other))?$/.test(step)),
    );
    expect(odd).toEqual([]);
  });

  it('that has a singular also has a plural, and the other way round', () => {
    for (const language of ['es', 'en']) {
      const keys = sentencesOf(language).map(({ file, key }) => `${file} ${key}`);
      const stems = (ending: string) =>
        keys.filter((key) => key.endsWith(ending)).map((key) => key.replace(/_\w+$/, ''));
      expect(stems('_one')).toEqual(stems('_other'));
      expect(stems('_one')).toContain('war-of-the-ring/reasons.json tooFar');
    }
  });
});
