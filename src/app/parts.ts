// Words of the page that come with parts opened later. Once a part was wanted, it is there in every language shown.
import type { ReadonlySignal } from '@preact/signals';
import { loadPagePart, type PagePart } from '../text/page-parts.ts';
import type { Text } from '../text/text.ts';

export interface Parts {
  /** Resolves when the part's words are there; rejects where they cannot be fetched. */
  load(part: PagePart): Promise<void>;
  /** Gives a language that is about to be shown all that was wanted so far. */
  prepare(next: Text): Promise<void>;
}

export function createParts(text: ReadonlySignal<Text>): Parts {
  const wanted = new Set<PagePart>();
  const give = async (to: Text, part: PagePart): Promise<void> => to.add(await loadPagePart(to.language, part));
  return {
    async load(part) {
      const shown = text.peek();
      wanted.add(part);
      await give(shown, part);
      // The language may have changed meanwhile.
      if (text.peek() !== shown) await give(text.peek(), part);
    },
    prepare: async (next) => void (await Promise.all([...wanted].map((part) => give(next, part)))),
  };
}
