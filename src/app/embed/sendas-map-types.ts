// What a page that shows `<sendas-map>`, or the page within a frame, can rely on. Imports nothing: the build hands this
// file out beside the script, as its types.

/** The page's themes; `system` is light or dark as the reader's system is. */
export type SendasTheme = 'system' | 'light' | 'dark' | 'ink' | 'contrast';

/** Whether the chosen figures may go to the region that was asked about. */
export interface SendasAnswer {
  readonly legal: boolean;
  /** Codes of the rules' reasons (of a refusal) or notes (of a legal move), such as `mustStop`; the first is the one in words. */
  readonly codes: readonly string[];
  /** Regions entered; null for flight, for placement and for refusals. */
  readonly distance: number | null;
  /** Region ids from the start to the end; null where there is no way to tell. */
  readonly route: readonly string[] | null;
  /** The answer in words, in the map's language. */
  readonly text: readonly string[];
}

/** Somebody chose figures or a region, or let go of them. */
export interface SendasSelect {
  /** Ids of the chosen figures, in the order in which they were chosen. */
  readonly figures: readonly string[];
  /** Id of the region that is asked about or looked at; null for none. */
  readonly region: string | null;
  /** The position in its notation. */
  readonly position: string;
  /** Null without chosen figures or without a region. */
  readonly answer: SendasAnswer | null;
}

/** Figures were moved by the rules, or a move was taken back. */
export interface SendasMove {
  readonly figures: readonly string[];
  /** Region or place off the board (such as `fellowship`) where they set out. */
  readonly from: string;
  readonly to: string;
  /** The notation after it. */
  readonly position: string;
  /** The notation before it. */
  readonly before: string;
  /** True where the move was taken back: they stand at `from` again. */
  readonly undone: boolean;
}

export interface SendasIssue {
  /** The attribute that cannot be used as it stands, or `load` where files of the map cannot be fetched. */
  readonly attribute: 'game' | 'position' | 'selected' | 'region' | 'lang' | 'theme' | 'load';
  /** Such as `unknownFigure`; for positions the code of the notation's own issue. */
  readonly code: string;
  /** The sentence that the map shows. */
  readonly text: string;
}

export interface SendasError {
  readonly issues: readonly SendasIssue[];
}

export interface SendasReady {
  readonly position: string;
  readonly lang: string;
}

/** What the page within a frame posts to the page around it. */
export type SendasMessage =
  | ({ readonly source: 'sendas'; readonly type: 'ready' } & SendasReady)
  | ({ readonly source: 'sendas'; readonly type: 'select' } & SendasSelect)
  | ({ readonly source: 'sendas'; readonly type: 'move' } & SendasMove)
  | ({ readonly source: 'sendas'; readonly type: 'error' } & SendasError);

export interface SendasMapEventMap {
  readonly ready: CustomEvent<SendasReady>;
  readonly select: CustomEvent<SendasSelect>;
  readonly move: CustomEvent<SendasMove>;
  readonly error: CustomEvent<SendasError>;
}

export interface SendasMapElement extends HTMLElement {
  /** Id of the game; `war-of-the-ring` unless another is named. */
  game: string;
  /** The position in its notation; the start of the game where it is empty. Follows the moves that are made. */
  position: string;
  /** Ids of the chosen figures, parted by spaces. Follows what is chosen. */
  selected: string;
  /** Id of the region to look at or, with chosen figures, to ask about. Follows what is tapped. */
  region: string;
  theme: string;
  /** A picture: nothing can be chosen. */
  still: boolean;
  /** The answer has a place of its own below the map. */
  panel: boolean;
  /** Whether the map can be used; `ready` was fired then. */
  readonly isReady: boolean;
  addEventListener<Type extends keyof SendasMapEventMap>(
    type: Type,
    listener: (this: SendasMapElement, event: SendasMapEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'sendas-map': SendasMapElement;
  }
}
