// What is opened for teaching: a presentation, or the window of its audience.
import './presenter.css';
import { useEffect } from 'preact/hooks';
import type { DialogSources } from '../dialogs/dialogs.tsx';

/** Neither is a dialog: each takes the page over, and the place of the dialogs is left at once. */
export async function openTeaching<Position>(sources: DialogSources<Position>): Promise<() => null> {
  const { store, parts } = sources;
  const [presenter, audience] = await Promise.all([
    import('./start-presenter.tsx'),
    import('./start-audience.tsx'),
    parts.load('teach'),
  ]);
  return function Teaching() {
    useEffect(() => {
      const { dialog } = store.state.peek();
      store.dispatch({ type: 'open', dialog: null });
      void (dialog === 'audience' ? audience.startAudience(sources) : presenter.startPresenter(sources));
    }, []);
    return null;
  };
}
