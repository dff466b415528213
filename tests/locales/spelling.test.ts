// What a proof-reader would mark at first sight.
import { describe, expect, it } from 'vitest';
import { type Entry, entriesOf, proseOf, sentencesOf } from './locale-files.ts';

function withoutOpening(value: string): boolean {
  const count = (sign: string) => value.split(sign).length;
  return count('¿') !== count('?') || count('¡') !== count('!');
}

const bad = (entries: readonly Entry[], isBad: (value: string) => boolean) =>
  entries.filter(({ value }) => isBad(value)).map(({ file, key, value }) => `${file} ${key}: ${value}`);

describe('Spanish', () => {
  it('opens every question and every exclamation', () => {
    // The names printed on the English cards stand beside the Spanish ones.
    const spanish = entriesOf('es').filter(({ key }) => !key.endsWith('.original'));
    expect(bad(spanish, withoutOpening)).toEqual([]);
    expect(withoutOpening('Querías decir Rivendel?')).toBe(true);
    expect(withoutOpening('¿Querías decir Rivendel?')).toBe(false);
  });

  it('contracts «de el» and «a el»', () => {
    expect(bad(entriesOf('es'), (value) => /\b(de|a) el\b/.test(value))).toEqual([]);
    // A noun with its article, «el Paso Alto», must be asked for in the form that contracts.
    expect(bad(entriesOf('es'), (value) => /\b(de|a) \{\{[^}]*\bfull\b/i.test(value))).toEqual([]);
  });

  it('quotes with angled marks', () => {
    expect(bad(proseOf('es'), (value) => /["“”]/.test(value))).toEqual([]);
  });

  it('speaks to one reader, without «usted» and «vosotros»', () => {
    const formal = /\b(usted|ustedes|vosotros|vuestr[oa]s?|elija|pulse|toque|podéis|tenéis|elegid|pulsad)\b/i;
    expect(bad(entriesOf('es'), (value) => formal.test(value))).toEqual([]);
  });
});

describe('both languages', () => {
  it.each(['es', 'en'])('leave no stray space, no three dots and no empty sentence in %s', (language) => {
    const stray = (value: string) => value !== value.trim() || value === '' || / {2}| [,.;:)]|\.\.\./.test(value);
    expect(bad(proseOf(language), stray)).toEqual([]);
  });

  it('differ in every sentence of three words or more', () => {
    // The switch of the language speaks the language that it leads to.
    const spanish = sentencesOf('es').filter(({ key }) => !key.startsWith('language.'));
    const english = new Map(sentencesOf('en').map(({ file, key, value }) => [`${file} ${key}`, value]));
    const same = spanish.filter(
      ({ file, key, value }) =>
        value
          .replace(/\{\{.*?\}\}/g, '')
          .split(/\s+/)
          .filter((word) => /\p{Letter}/u.test(word)).length >= 3 && english.get(`${file} ${key}`) === value,
    );
    expect(same).toEqual([]);
  });
});
