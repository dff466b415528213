// What the Character cards say that matters to movement, one row a figure.
import {
  COMPANIONS,
  type CompanionId,
  type FigureId,
  type FreePeoplesNation,
  MINIONS,
  type MinionId,
  type MoverFigureId,
  NAZGUL,
  RING_BEARERS,
  type Side,
} from './vocabulary.ts';

/** What the card of a figure says of movement. */
export interface Character {
  readonly side: Side;
  readonly kind: 'companion' | 'guide' | 'minion' | 'nazgul';
  /** Regions that the figure may move with one Character result; 0 never moves (R6). */
  readonly level: number | 'unlimited';
  /** Nations that the figure may activate where it ends its move (R48, R49). */
  readonly activates: FreePeoplesNation | 'any' | null;
  readonly hobbit: boolean;
  /** Flies: any region in one move (R14); the Witch-king is one of them (R16). */
  readonly flies: boolean;
}

function companion(level: number, activates: FreePeoplesNation | 'any', hobbit = false): Character {
  return { side: 'freePeoples', kind: 'companion', level, activates, hobbit, flies: false };
}

function shadow(kind: 'minion' | 'nazgul', level: number | 'unlimited', flies: boolean): Character {
  return { side: 'shadow', kind, level, activates: null, hobbit: false, flies };
}

const COMPANION_ROWS: Record<CompanionId, Character> = {
  'gandalf-the-grey': companion(3, 'any'),
  strider: companion(3, 'north'),
  boromir: companion(2, 'gondor'),
  legolas: companion(2, 'elves'),
  gimli: companion(2, 'dwarves'),
  meriadoc: companion(1, 'any', true),
  peregrin: companion(1, 'any', true),
  'gandalf-the-white': companion(3, 'any'),
  aragorn: companion(3, 'any'),
};

const MINION_ROWS: Record<MinionId, Character> = {
  'witch-king': shadow('minion', 'unlimited', true),
  saruman: shadow('minion', 0, false),
  'mouth-of-sauron': shadow('minion', 3, false),
};

const NAZGUL_ROW = shadow('nazgul', 'unlimited', true);

/**
 * What each figure's card says of movement: side, kind, Level in regions (R6, R7), Nations it activates (R48, R49),
 * flight (R14).
 */
export const CHARACTERS: Readonly<Record<FigureId, Character>> = {
  ...COMPANION_ROWS,
  gollum: { side: 'freePeoples', kind: 'guide', level: 0, activates: null, hobbit: false, flies: false },
  ...MINION_ROWS,
  ...(Object.fromEntries(NAZGUL.map((id) => [id, NAZGUL_ROW])) as Record<(typeof NAZGUL)[number], Character>),
};

/** Who gives way when the figure enters play (R46, R47). */
export const PREDECESSORS: Readonly<Partial<Record<FigureId, CompanionId>>> = {
  'gandalf-the-white': 'gandalf-the-grey',
  aragorn: 'strider',
};

export function sideOf(figure: MoverFigureId): Side {
  return figure === RING_BEARERS ? 'freePeoples' : CHARACTERS[figure].side;
}

export function isCompanion(figure: string): figure is CompanionId {
  return (COMPANIONS as readonly string[]).includes(figure);
}

export function isMinion(figure: string): figure is MinionId {
  return (MINIONS as readonly string[]).includes(figure);
}

/** One of the eight Nazgûl without a name, who are interchangeable. */
export function isPlainNazgul(figure: string): boolean {
  return (NAZGUL as readonly string[]).includes(figure);
}
