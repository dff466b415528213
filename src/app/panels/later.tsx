// Parts of the page that are fetched after the first view, code and words together.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PagePart } from '../../text/page-parts.ts';
import { usePage } from './page-context.ts';

type Part<Props> = (props: Props) => JSX.Element | null;

/** A part that shows nothing until it is there. Where it cannot be fetched, the page says so and the rest goes on. */
export function later<Props extends object>(words: PagePart, load: () => Promise<Part<Props>>): Part<Props> {
  let loaded: { readonly part: Part<Props> } | null = null;
  return function Later(props) {
    const { loadPart, dispatch } = usePage();
    const [, setReady] = useState(loaded !== null);
    useEffect(() => {
      if (loaded !== null) return;
      Promise.all([load(), loadPart(words)]).then(
        ([part]) => {
          loaded = { part };
          setReady(true);
        },
        () => dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } }),
      );
    }, [loadPart, dispatch]);
    if (loaded === null) return null;
    const { part: Loaded } = loaded;
    return <Loaded {...props} />;
  };
}
