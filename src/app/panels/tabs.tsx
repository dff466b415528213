// What the page is used for just now, as tabs: one tab stop, arrow keys within.
import type { JSX } from 'preact';
import { TABS, type Tab } from '../state/app-state.ts';
import { usePage } from './page-context.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -TABS.length, End: TABS.length };

/** The element that a tab shows. */
export const TAB_PANEL = 'tab-panel';

export function tabId(tab: Tab): string {
  return `tab-${tab}`;
}

interface TabsProps {
  readonly tab: Tab;
  onChosen(): void;
}

export function Tabs({ tab, onChosen }: TabsProps): JSX.Element {
  const { ui, dispatch } = usePage();
  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = TABS[Math.max(0, Math.min(TABS.length - 1, TABS.indexOf(tab) + by))] ?? tab;
    dispatch({ type: 'tab', tab: next });
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div class="tabs" role="tablist" aria-label={ui('tabs.label')} onKeyDown={step}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          class="tab"
          aria-selected={one === tab}
          aria-controls={TAB_PANEL}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => {
            if (one !== tab) dispatch({ type: 'tab', tab: one });
            onChosen();
          }}
        >
          {ui(`tabs.${one}`)}
        </button>
      ))}
    </div>
  );
}
