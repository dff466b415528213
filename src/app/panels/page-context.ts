// What every panel may reach: the words of the present language and the way to say what was done.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { present } from '../../base/assert.ts';
import type { PagePart } from '../../text/page-parts.ts';
import type { Text } from '../../text/text.ts';
import type { Action } from '../state/action.ts';

export interface PageContext {
  readonly ui: Text['ui'];
  /** Words of a part that is opened later. */
  readonly loadPart: (part: PagePart) => Promise<void>;
  /** Positions never pass through the panels, so the kind of position does not matter to them. */
  readonly dispatch: (action: PanelAction) => void;
}

export type PanelAction = Exclude<Action<never>, { type: 'load' | 'recall' }>;

export const Context = createContext<PageContext | null>(null);

export function usePage(): PageContext {
  return present(useContext(Context), 'the page around a panel');
}
