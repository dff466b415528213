// Parts of the page that are fetched after the first view, code and words together.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shared } from '../../base/share.ts';
import type { PagePart } from '../../text/page-parts.ts';
import { type PageContext, usePage } from './page-context.ts';

export type Part<Props> = (props: Props) => JSX.Element | null;

export interface LatePart<Props = object> extends Part<Props> {
  /** Fetches it before it is shown, so that it opens at once and without a network. */
  prefetch(loadPart: PageContext['loadPart']): Promise<void>;
}

/** A part that shows nothing until it is there. Where it cannot be fetched, the page says so and the rest goes on. */
export function later<Props extends object>(words: PagePart, load: () => Promise<Part<Props>>): LatePart<Props> {
  let loaded: { readonly part: Part<Props> } | null = null;
  const prefetch = shared(async (loadPart: PageContext['loadPart']): Promise<void> => {
    const [part] = await Promise.all([load(), loadPart(words)]);
    loaded = { part };
  });
  function Later(props: Props): JSX.Element | null {
    const { loadPart, dispatch } = usePage();
    const [, setReady] = useState(loaded !== null);
    useEffect(() => {
      // Also where it came between the drawing and now: that drawing showed nothing.
      prefetch(loadPart).then(
        () => setReady(true),
        () => dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } }),
      );
    }, [loadPart, dispatch]);
    if (loaded === null) return null;
    const { part: Loaded } = loaded;
    return <Loaded {...props} />;
  }
  return Object.assign(Later, { prefetch });
}
