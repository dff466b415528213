// The games that the page can show and what it needs to draw each; none is known anywhere else in the page.
import type { Game } from '../movement/game.ts';
import type { PracticeSource } from '../movement/practice.ts';
import type { RuleBook } from '../movement/rule-book.ts';
import type { Shapes } from '../view/shapes.ts';
import type { Importance } from './model/map-model.ts';
import type { Theme } from './state/app-state.ts';

export interface PageGame<Position> {
  readonly game: Game<Position>;
  readonly importance: Importance;
  loadShapes(): Promise<Shapes>;
  /** The rules as the help shows them. */
  loadRuleBook(): Promise<RuleBook>;
  /** What there is to practise. */
  loadPractice(): Promise<PracticeSource<Position>>;
  /** Address of the picture under the map in a theme. */
  readonly ornaments: Readonly<Record<ShownTheme, string>>;
}

/** The themes as they are drawn; the page's `system` becomes one of them. */
export type ShownTheme = Exclude<Theme, 'system'>;
