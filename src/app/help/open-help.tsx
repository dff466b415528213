// The help with what it is made from: the game's rules as a book, in the language on show.
import { focusSoon } from '../focus.ts';
import '../styles/help.css';
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { rememberEach } from '../../base/remember.ts';
import type { Help } from '../../text/help.ts';
import type { Text } from '../../text/text.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { createBook } from './book.ts';
import { exampleModel, showExample } from './example.ts';
import { HelpDialog } from './help-dialog.tsx';

export async function openHelp<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element | null> {
  const { game, store, text, parts, loadRuleBook, showRegion } = sources;
  const { dispatch, state } = store;
  const inWords = async (words: Text): Promise<{ readonly words: Text; readonly help: Help }> => ({
    words,
    help: await words.loadHelp(),
  });
  const [rules, first] = await Promise.all([loadRuleBook(), inWords(text.peek()), parts.load('help')]);
  const told = signal(first);
  const chapters = computed(() => createBook(rules, told.value.help, told.value.words));
  const exampleIn = computed(() => {
    const { words } = told.value;
    return rememberEach((rule: string) => {
      const example = rules.exampleOf(rule);
      return example && exampleModel(game, words, example);
    }, String);
  });

  function show(rule: string): void {
    const example = rules.exampleOf(rule);
    if (example === null) return;
    showRegion(...showExample(sources, rule, example));
    // The answer is in the panel after the next drawing; the button that had the focus is gone by then.
    focusSoon('#answer-title');
  }

  return function HelpView() {
    const words = text.value;
    useEffect(() => {
      if (told.peek().words === words) return;
      inWords(words).then(
        (next) => {
          // The language may have changed again meanwhile.
          if (text.peek() === words) told.value = next;
        },
        () => {
          dispatch({ type: 'open', dialog: null });
          dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } });
        },
      );
    }, [words]);
    if (told.value.words !== words) return null;
    return (
      <HelpDialog chapters={chapters.value} cited={state.value.cited} exampleOf={exampleIn.value} onExample={show} />
    );
  };
}
