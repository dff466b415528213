// A gap in the words is loud: an error in tests and development, a line in the console of the built page.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTextSync } from '../../src/text/index.ts';

const text = createTextSync('es', 'war-of-the-ring');
const message = { facts: {}, citation: null, parts: [] } as const;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('in tests and in development', () => {
  it('an unknown key throws', () => {
    expect(() => text.ui('no.such.key')).toThrow('no words for "no.such.key" in es');
    expect(() => text.sentence({ ...message, key: 'reasons.noSuchReason' })).toThrow('reasons.noSuchReason');
  });

  it('a fact that the sentence asks for and nobody gave throws', () => {
    expect(() => text.sentence({ ...message, key: 'notes.mustStop' })).toThrow('no fact for {{at}} in es');
  });

  it('an unknown noun throws and says which', () => {
    const facts = { at: { kind: 'region', id: 'mordor' } } as const;
    expect(() => text.sentence({ ...message, facts, key: 'notes.mustStop' })).toThrow('noun of mordor');
    expect(() => text.region('mordor')).toThrow('noun of mordor');
  });

  it('a number where a noun belongs throws', () => {
    const facts = { at: { kind: 'number', value: 3 } } as const;
    expect(() => text.sentence({ ...message, facts, key: 'notes.mustStop' })).toThrow('a noun form needs a region');
  });
});

describe('on the built page', () => {
  it('an unknown key is reported in the console once and does not stop the page', () => {
    vi.stubEnv('DEV', false);
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(text.ui('no.such.key')).toBe('no.such.key');
    expect(report).toHaveBeenCalledExactlyOnceWith('no words for "no.such.key" in es');
  });
});
