// The words on show follow the language that is wanted.
import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import { createText } from '../text/create-text.ts';
import type { Language, Text } from '../text/text.ts';

interface Speaking {
  readonly language: ReadonlySignal<Language>;
  readonly text: Signal<Text>;
  /** Id of the game whose words they are. */
  readonly game: string;
  /** Gives words that are about to be shown what they need besides. */
  prepare(next: Text): Promise<void>;
  /** The words cannot be fetched; those that are there stay. */
  onMissing(): void;
}

/** Returns what ends it. */
export function followLanguage({ language, text, game, prepare, onMissing }: Speaking): () => void {
  const spoken = async (wanted: Language): Promise<Text> => {
    const words = await createText(wanted, game);
    await prepare(words);
    return words;
  };
  return effect(() => {
    const wanted = language.value;
    if (wanted === text.peek().language) return;
    spoken(wanted).then((words) => {
      // The user may have changed the language again meanwhile.
      if (language.peek() === wanted) text.value = words;
    }, onMissing);
  });
}
