// What the map shows. Plain data in, events out: the view knows no rules, no words and no game.
import type { Box, Point } from './box.ts';
import type { BoardShapes } from './shapes.ts';

/** The words of `data-marks`, as other programs read them. */
export const MARKS = [
  'selected',
  'origin',
  'reachable',
  'stop',
  'flight',
  'activates',
  'siege',
  'path',
  'blocked',
  'second',
  'in-2',
  'in-3',
] as const;
export type Mark = (typeof MARKS)[number];

export interface RegionView {
  /** The name as it is set on the map: one line, or two that belong together. */
  readonly lines: readonly string[];
  /** 1 names at any zoom … 4 only when near. */
  readonly importance: 1 | 2 | 3 | 4;
  /** Land or nation whose tint the region has; null for none. */
  readonly tint: string | null;
  readonly sign: {
    readonly icon: string;
    readonly side: string | null;
    readonly changedHands: boolean;
    readonly besieged: boolean;
  } | null;
  readonly marks: ReadonlySet<Mark>;
  /** Shown as a number on the region and in `data-distance`; null for none. */
  readonly distance: number | null;
  /** What a screen reader says of the region: name, settlement, figures, marks. Asked once the picture is shown. */
  describe(): string;
}

export interface FigureView {
  readonly id: string;
  /** Region where it stands; figures off the board are not given to the view. */
  readonly at: string;
  readonly side: string;
  readonly emblem: string;
  /** One or two letters, for where the emblem cannot be drawn. */
  readonly initials: string;
  /** What a screen reader says of the token. */
  readonly description: string;
  /** Written beside the token for whoever points at it. */
  readonly caption: string;
  readonly selected: boolean;
  /** Can still be chosen with what is selected; others are drawn fainter. */
  readonly available: boolean;
  /** Can still move in what is under way: marked so. */
  readonly ready?: boolean;
  /** Written on the token, such as steps on a track of its own; none where it is left out. */
  readonly number?: number | null;
  /** Figures of one region with the same stack are drawn as one token with a count; null never stacks. */
  readonly stack: string | null;
}

/** That an Army stands in a region; how strong it is the view does not ask. */
export interface ArmyView {
  readonly region: string;
  readonly side: string;
  /** Inside a besieged settlement. */
  readonly besieged: boolean;
}

/** Region ids from origin to end, drawn as steps; `flight` is drawn as one arc. */
export interface RouteView {
  readonly steps: readonly string[];
  readonly flight: boolean;
}

export interface PlaceName {
  /** Id in the shapes' `names`. */
  readonly id: string;
  readonly text: string;
}

export interface MapState {
  readonly regions: ReadonlyMap<string, RegionView>;
  readonly figures: readonly FigureView[];
  readonly placeNames: readonly PlaceName[];
  readonly armies: readonly ArmyView[];
  /** The way that is looked at just now; null for none. */
  readonly route: RouteView | null;
  /** The way of the last move, which stays marked until the next one; null for none. */
  readonly lastMove: RouteView | null;
  /** Address of the current theme's ornament picture; null until it is wanted. */
  readonly ornament: string | null;
  /** 1 is normal, up to 2 for projectors. */
  readonly labelScale: number;
  /** Half round, for who sits opposite: the board is turned, what is written and stands on it is not. */
  readonly turned: boolean;
}

/** How the user reached the region: keyboard users and touch users get different help. */
export type PointerKind = 'mouse' | 'touch' | 'keyboard';

export interface MapEvents {
  /** `onToken`: a finger hit a token in a region where the chosen figures may go, so that either may be meant. */
  onRegion(region: string, pointer: PointerKind, onToken?: boolean): void;
  /** All figures of the token that was tapped: one, or a stack. */
  onFigures(figures: readonly string[], pointer: PointerKind): void;
  /** The region under the pointer, held by touch, or under the keyboard's cursor; null when it leaves. */
  onRegionFocus(region: string | null): void;
  /** Water, or Escape: let go of everything. */
  onRelease(): void;
}

export interface Snapshot {
  readonly shapes: BoardShapes;
  readonly state: MapState;
  /** Pixels a unit. */
  readonly scale: number;
  /** The part of the board that is seen, in units. */
  readonly seen: Box;
}

/** The handle that the page keeps. Every listener that was added goes away with `destroy`. */
export interface MapView {
  set(changes: Partial<MapState>): void;
  /**
   * Moves the map so that the regions are seen, clear of the parts of the window that panels cover (pixels). Where
   * `isHidden` tells which pixels are covered, the board keeps to its edge as long as no region's middle is hidden.
   */
  show(
    regions: readonly string[],
    covered?: { top: number; right: number; bottom: number; left: number },
    isHidden?: (at: Point) => boolean,
  ): void;
  /** Moves the map no further than is needed to see the region. */
  reveal(region: string, covered?: { top: number; right: number; bottom: number; left: number }): void;
  zoom(by: 1 | -1): void;
  showWholeBoard(): void;
  /** What is seen just now, for a picture of it. */
  snapshot(): Snapshot;
  /** Puts the keyboard's cursor on a region. */
  focus(region: string): void;
  destroy(): void;
}
