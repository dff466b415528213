// All that can happen to the page's state.
import type { Edit, Turn } from '../../movement/game.ts';
import type { Dialog, Preferences, Question, Tab } from './app-state.ts';
import type { Cause, History } from './history.ts';
import type { Notice } from './notice.ts';

export type Action<Position> =
  /** A region was tapped on the map: go there, ask why not, put down, or look at it. */
  | { readonly type: 'tapRegion'; readonly region: string }
  /** A token was tapped on the map or a chip in the panel: one figure, or a stack of equals. */
  | { readonly type: 'tapFigures'; readonly figures: readonly string[] }
  /** Exactly these figures, as a search or a list names them. */
  | { readonly type: 'choose'; readonly figures: readonly string[] }
  /** A region to look at, or to ask about with a selection; never moves anything. */
  | { readonly type: 'look'; readonly region: string }
  | { readonly type: 'move'; readonly to: string }
  | { readonly type: 'release' }
  /** Closes the card about a region and keeps what is chosen. */
  | { readonly type: 'closeRegion' }
  | { readonly type: 'point'; readonly region: string | null }
  | { readonly type: 'reveal' }
  | { readonly type: 'edit'; readonly edit: Edit }
  /** The chosen figures by hand, whatever the rules say: to a region or a place off the board. */
  | { readonly type: 'place'; readonly place: string }
  | {
      readonly type: 'load';
      readonly position: Position;
      readonly selected: readonly string[];
      readonly cause: Cause;
      readonly notice: Notice | null;
      /** The action under way in it; none where it is left out. */
      readonly turn?: Turn<Position> | null;
    }
  /** A whole history in place of the present one, such as what was done before a reload. */
  | { readonly type: 'recall'; readonly history: History<Position>; readonly notice: Notice | null }
  | { readonly type: 'undo' | 'redo' }
  /** Another step of the history, by its index. */
  | { readonly type: 'goTo'; readonly step: number }
  /** An action begins, by its id; one that is under way ends with that. */
  | { readonly type: 'begin'; readonly action: string }
  /** The action under way is over, and everybody is fresh again. */
  | { readonly type: 'end' }
  /** One move of the action under way is taken back, by its index; the others stay. */
  | { readonly type: 'takeBack'; readonly move: number }
  /** `selected`: figures that are taken along, such as to be put somewhere by hand. */
  | { readonly type: 'tab'; readonly tab: Tab; readonly selected?: readonly string[] }
  | { readonly type: 'ask'; readonly region: string; readonly question: Question }
  /** The reach of these beside that of the chosen ones; nobody for none. */
  | { readonly type: 'compare'; readonly figures: readonly string[] }
  | { readonly type: 'bands'; readonly shown: boolean }
  | { readonly type: 'prefer'; readonly preferences: Partial<Preferences> }
  | {
      readonly type: 'open';
      readonly dialog: Dialog | null;
      /** Rules at which the help opens. */
      readonly cited?: readonly string[];
      /** The lesson of an address, packed, that the workshop opens. */
      readonly made?: string | undefined;
    }
  | { readonly type: 'notify'; readonly notice: Notice | null };
