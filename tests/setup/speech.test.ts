import { expect, test } from 'vitest';
import { spokenLanguage } from '../../scripts/setup/speech.mjs';

test.each([
  [{}, 'es'],
  [{ LANG: 'C.UTF-8' }, 'es'],
  [{ LANG: 'es_ES.UTF-8' }, 'es'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'es_MX.UTF-8' }, 'es'],
  [{ LANG: 'es_ES.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }, 'en'],
])('with %o the set-up speaks %s', (environment, language) => {
  expect(spokenLanguage(environment)).toBe(language);
});
