// The page within a frame of another page: the map, a line that answers, and a way into Sendas itself. It tells the
// page around it what is done on the map, keeps nothing, and goes along with an address that changes.
import { computed, signal } from '@preact/signals';
import { present } from '../../base/assert.ts';
import { NO_MAP } from '../../text/embed-words.ts';
import type { PageGame } from '../games.ts';
import { readAddress } from '../keeping/address.ts';
import { sharedAddress } from '../keeping/copy-link.ts';
import { DEFAULT_PREFERENCES } from '../state/app-state.ts';
import { shownTheme, systemLook, wearTheme } from '../theme.ts';
import './embed.css';
import type { EmbedEvent } from './embed-events.ts';
import { embedMap } from './embed-map.tsx';
import type { SendasMessage } from './sendas-map-types.ts';
import type { Wish } from './wish.ts';

export async function startFrame<Position>(pageGame: PageGame<Position>): Promise<void> {
  const { game } = pageGame;
  const root = document.documentElement;
  const place = ownPage(present(document.getElementById('app'), 'the element with the id "app"'));
  const address = readAddress(window.location.href);
  const { searchParams } = new URL(window.location.href);
  const language = address.language ?? DEFAULT_PREFERENCES.language;
  const theme = address.theme ?? DEFAULT_PREFERENCES.theme;
  const wish = signal(wishOf(searchParams.get('region') ?? ''));
  window.addEventListener('hashchange', () => {
    wish.value = wishOf('');
  });

  root.lang = language;
  root.toggleAttribute('data-embed', true);
  const system = systemLook();
  const shown = computed(() => shownTheme(theme, system.dark.value, system.contrast.value));
  await wearTheme(root, shown, system);
  try {
    await embedMap({
      pageGame,
      place,
      wish,
      look: signal({ language, theme, still: searchParams.has('still'), panel: true }),
      further: signal([]),
      system,
      life: new AbortController().signal,
      report: post,
      addressOf(state) {
        const link = new URL(sharedAddress(game, state));
        link.searchParams.set('lang', language);
        return link.href;
      },
    });
    root.dataset.ready = 'true';
  } catch (problem) {
    place.textContent = NO_MAP[language];
    post({ type: 'error', detail: { issues: [{ attribute: 'load', code: 'noMap', text: NO_MAP[language] }] } });
    throw problem;
  }
}

function wishOf(region: string): Wish {
  const { notation, selected } = readAddress(window.location.href);
  return { notation: notation ?? '', selected, region };
}

/** To whatever page is around: nothing of it is a secret. */
function post({ type, detail }: EmbedEvent): void {
  if (window.parent === window) return;
  const message = { source: 'sendas', type, ...detail } as SendasMessage;
  window.parent.postMessage(message, '*');
}

/** In a page of its own the map is what there is, under its name; within another's it is one thing among many. */
function ownPage(page: HTMLElement): HTMLElement {
  page.role = 'main';
  const heading = document.createElement('h1');
  heading.className = 'unseen';
  heading.textContent = 'Sendas';
  const place = document.createElement('div');
  place.className = 'embed-frame';
  page.replaceChildren(heading, place);
  return place;
}
