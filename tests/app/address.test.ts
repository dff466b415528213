// The address is the state: what is written is read back, and what people write by hand is understood.
import { describe, expect, it } from 'vitest';
import { addressToShare, formatFragment, readAddress } from '../../src/app/keeping/address.ts';

const page = 'https://example.org/sendas/';

describe('the fragment', () => {
  it.each([
    ['wotr1;p=eas:stlegi;f=wem2', [], '#wotr1;p=eas:stlegi;f=wem2'],
    ['wotr1', ['legolas', 'gimli'], '#wotr1&selected=legolas,gimli'],
    ['a&b #c ñ', ['ada'], '#a%26b%20%23c%20%C3%B1&selected=ada'],
  ])('%j with %j', (notation, selected, fragment) => {
    expect(formatFragment(notation, selected)).toBe(fragment);
    expect(readAddress(page + fragment)).toMatchObject({ notation, selected });
  });

  it('leaves out a selection that would make the link long', () => {
    const many = Array.from({ length: 12 }, (_, index) => `a-long-name-${index}`);
    expect(formatFragment('wotr1', many)).toBe('#wotr1');
  });

  it.each([
    ['', null],
    ['#', null],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#wotr1&other=1', 'wotr1'],
  ])('%j is read as %j', (fragment, notation) => {
    expect(readAddress(page + fragment)).toMatchObject({ notation, selected: [] });
  });
});

describe('the query', () => {
  it.each([
    ['?lang=en&theme=dark&embed', { language: 'en', theme: 'dark', embed: true }],
    ['?lang=es&theme=light', { language: 'es', theme: 'light', embed: false }],
    ['?theme=night', { language: null, theme: 'dark', embed: false }],
    ['?theme=parchment', { language: null, theme: 'light', embed: false }],
    ['?lang=xx&theme=pink', { language: null, theme: null, embed: false }],
    ['?theme=constructor', { language: null, theme: null, embed: false }],
    ['?theme=__proto__', { language: null, theme: null, embed: false }],
    ['', { language: null, theme: null, embed: false, opens: null }],
    ['?present', { opens: 'present' }],
    ['?lang=en&present=abc123', { language: 'en', opens: 'present' }],
    ['?audience=abc123', { opens: 'audience' }],
    ['?lesson=groups', { opens: 'lesson' }],
    ['?practice=stops', { opens: 'practice' }],
    ['?daily', { opens: 'daily' }],
    ['?settings', { opens: null }],
  ])('%j', (query, read) => {
    expect(readAddress(page + query)).toMatchObject(read);
  });
});

describe('an address to be handed on', () => {
  it.each([
    ['es', page, page],
    ['en', page, `${page}?lang=en`],
    ['es', `${page}?lang=en&theme=dark&present=abc#wotr1`, page],
    ['en', `${page}?lang=es&practice=stops#wotr1&selected=gimli`, `${page}?lang=en`],
  ] as const)('in %s, from %s', (language, from, to) => {
    expect(addressToShare(from, language).href).toBe(to);
  });
});
