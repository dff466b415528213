// The help as a book: chapters of entries in words, with what each text refers to. Pure.
import type { RuleBook } from '../../movement/rule-book.ts';
import type { Help } from '../../text/help.ts';
import type { Text } from '../../text/text.ts';

/** A stretch of text, or a reference to another entry. */
export interface Piece {
  readonly text: string;
  /** Id of the entry that it refers to; null for plain text. */
  readonly to: string | null;
  /** Signs that stand hard against a reference and stay on its line, such as a bracket. */
  readonly before: string;
  readonly after: string;
}

export interface Paragraph {
  /** What the paragraph tells, where an entry has several of different kinds. */
  readonly label: string | null;
  readonly pieces: readonly Piece[];
}

export interface Entry {
  readonly id: string;
  readonly kind: 'rule' | 'ruling' | 'card';
  readonly title: string;
  /** Where it is printed; null where that is not known. */
  readonly page: string | null;
  readonly paragraphs: readonly Paragraph[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** A word on all of its entries; null where none is needed. */
  readonly preface: string | null;
  readonly entries: readonly Entry[];
}

type Link = (text: string) => readonly Piece[];

const OPENING = /[¿¡(«“]+$/;
const CLOSING = /^[^\s\p{L}\p{N}¿¡(«“]+/u;

export function createBook(book: RuleBook, help: Help, text: Text): readonly Chapter[] {
  const link = createLink(referencesOf(book, help, text));
  const paragraph = (words: string, label: string | null = null): Paragraph => ({ label, pieces: link(words) });
  const labelled = (label: string, words: string): Paragraph => paragraph(words, text.ui(`helpDialog.label.${label}`));

  const rules = book.sections.map(
    ({ id, rules }): Chapter => ({
      id,
      title: help.section(id),
      preface: null,
      entries: rules.map((rule): Entry => {
        const { title, text: words } = help.rule(rule);
        return {
          id: rule,
          kind: 'rule',
          title,
          page: pageInWords(book.pageOf(rule), text),
          paragraphs: [paragraph(words)],
        };
      }),
    }),
  );
  const rulings: Chapter = {
    id: 'rulings',
    title: text.ui('helpDialog.rulings'),
    preface: text.ui('helpDialog.rulingsPreface'),
    entries: book.rulings.map((id): Entry => {
      const { title, question, default: usual, other, why } = help.ruling(id);
      const paragraphs = [
        paragraph(question),
        labelled('default', usual),
        labelled('other', other),
        labelled('why', why),
      ];
      return { id, kind: 'ruling', title, page: null, paragraphs };
    }),
  };
  const cards: Chapter = {
    id: 'cardTexts',
    title: text.ui('helpDialog.cards'),
    preface: text.ui('helpDialog.cardsPreface'),
    entries: book.cards.map((id): Entry => {
      const { when, what, afterwards } = help.card(id);
      const paragraphs = [
        labelled('when', when),
        labelled('what', what),
        ...(afterwards === undefined ? [] : [labelled('afterwards', afterwards)]),
      ];
      return {
        id,
        kind: 'card',
        title: text.ui('helpDialog.card', { card: { kind: 'card', id } }),
        page: null,
        paragraphs,
      };
    }),
  };
  return [...rules, rulings, cards];
}

function pageInWords(page: string | null, text: Text): string | null {
  if (page === null) return null;
  return text.ui(/^\d+$/.test(page) ? 'helpDialog.page' : 'helpDialog.pages', { page });
}

/** How texts name other entries: rules by their ids, rulings and cards by their names between quotation marks. */
function referencesOf(book: RuleBook, help: Help, text: Text): ReadonlyMap<string, string> {
  const quoted = (name: string, id: string) => [`«${name}»`, `“${name}”`].map((words) => [words, id] as const);
  return new Map([
    ...book.sections.flatMap(({ rules }) => rules.map((rule) => [rule as string, rule] as const)),
    ...book.rulings.flatMap((id) => quoted(help.ruling(id).title, id)),
    ...book.cards.flatMap((id) => quoted(text.card(id), id)),
  ]);
}

function createLink(references: ReadonlyMap<string, string>): Link {
  const longestFirst = [...references.keys()].sort((a, b) => b.length - a.length);
  const named = longestFirst.map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${named})(?![\\p{L}\\p{N}])`, 'u');
  return (text) => {
    // Splitting by a pattern with a group gives text and reference by turns.
    const parts = text.split(pattern);
    return parts
      .map((part, index): Piece => {
        const isReference = index % 2 === 1;
        if (!isReference) {
          const from = index === 0 ? 0 : (CLOSING.exec(part)?.[0].length ?? 0);
          const rest = part.slice(from);
          const plain = index === parts.length - 1 ? rest : rest.replace(OPENING, '');
          return { text: plain, to: null, before: '', after: '' };
        }
        const before = OPENING.exec(parts[index - 1] ?? '')?.[0] ?? '';
        const after = CLOSING.exec(parts[index + 1] ?? '')?.[0] ?? '';
        return { text: part, to: references.get(part) ?? null, before, after };
      })
      .filter((piece) => piece.text !== '');
  };
}
