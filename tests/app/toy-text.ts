// Words for the toy game that show which key and which facts were asked for.
import type { Fact, Message } from '../../src/movement/message.ts';
import type { Sentence, Text } from '../../src/text/text.ts';

const ALIASES: Readonly<Record<string, readonly string[]>> = { lake: ['Gran Charca'], ada: ['Countess'] };

function shown(fact: string | number | Fact): string {
  if (typeof fact !== 'object') return String(fact);
  if ('ids' in fact) return fact.ids.join('+');
  if ('id' in fact) return fact.id;
  return fact.kind === 'number' ? String(fact.value) : fact.text;
}

function ui(key: string, facts: Readonly<Record<string, string | number | Fact>> = {}): string {
  const entries = Object.entries(facts).map(([name, fact]) => `${name}=${shown(fact)}`);
  return entries.length === 0 ? key : `${key}(${entries.join(' ')})`;
}

function sentence({ key, citation, parts }: Message): Sentence {
  return {
    text: key,
    citation: citation?.rules.join(' ') ?? null,
    rules: citation?.rules ?? [],
    parts: parts.map(sentence),
  };
}

const name = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

export const toyText: Text = {
  language: 'en',
  add: () => undefined,
  ui,
  sentence,
  issue: ({ code, why }) => why ?? code,
  region: (id) => (id === 'mill' ? 'Émile’s Mill' : name(id)),
  figure: name,
  figureShort: (id) => name(id).slice(0, 3),
  initials: (id) => id.slice(0, 2).toUpperCase(),
  nation: name,
  side: name,
  settlement: name,
  card: name,
  place: name,
  scenario: name,
  list: (items) => items.join(' & '),
  regionLines: (id) => [name(id)],
  searchTerms: (kind, id) => [kind === 'region' ? toyText.region(id) : name(id), ...(ALIASES[id] ?? [])],
  loadOtherNames: async () => undefined,
  loadHelp: () => Promise.reject(new Error('the toy game has no help')),
};
