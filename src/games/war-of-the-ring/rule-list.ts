// Every rule by its id: the section of the help in which it stands, and its page of the rulebook where one is known.

export const RULE_SECTIONS = [
  { id: 'enteringPlay', rules: ['R1', 'R2', 'R43', 'R44', 'R45', 'R46', 'R47'] },
  { id: 'actions', rules: ['R3', 'R59', 'R4', 'R5', 'R6', 'R22', 'R23', 'R24', 'R26'] },
  { id: 'distance', rules: ['R21', 'R13', 'R55'] },
  { id: 'companions', rules: ['R7', 'R8', 'R9', 'R25', 'R10', 'R42'] },
  { id: 'strongholds', rules: ['R11', 'R27', 'R28', 'R31', 'R12', 'R32', 'R29', 'R30', 'R54', 'R61'] },
  { id: 'nazgul', rules: ['R14', 'R15', 'R16', 'R57'] },
  { id: 'minions', rules: ['R17', 'R18', 'R19', 'R20', 'R58'] },
  { id: 'fellowship', rules: ['R34', 'R33', 'R35', 'R39', 'R56'] },
  { id: 'cards', rules: ['R36', 'R37', 'R38', 'R40', 'R41', 'R60'] },
  { id: 'activation', rules: ['R48', 'R49'] },
  { id: 'armies', rules: ['R51', 'R52', 'R53', 'R50'] },
  { id: 'severalPlayers', rules: ['R62'] },
] as const;

export type RuleSection = (typeof RULE_SECTIONS)[number];
export type RuleId = RuleSection['rules'][number];

/** Rules that are missing here follow from others or stand on a card: no page is theirs. */
const PAGES: Readonly<Partial<Record<RuleId, string>>> = {
  R1: '24',
  R2: '24',
  R3: '24',
  R4: '24',
  R5: '24',
  R6: '24',
  R7: '24',
  R8: '24',
  R9: '24',
  R10: '24',
  R11: '24',
  R12: '24',
  R13: '24',
  R14: '24–25',
  R15: '24–25',
  R16: '24–25',
  R17: '24–25',
  R18: '24–25',
  R19: '24–25',
  R20: '24–25',
  R21: '10',
  R23: '27',
  R24: '27',
  R25: '27',
  R29: '11, 32',
  R30: '11, 31',
  R33: '39',
  R34: '39',
  R36: '22',
  R39: '43',
  R48: '34',
  R50: '35',
  R51: '27',
  R52: '24, 31',
  R53: '8, 10, 30',
  R54: '10',
  R55: '43',
  R56: '38',
  R59: '20–21',
  R61: '31',
  R62: '45–46',
};

/** Page or pages of the rulebook, such as `24`, `24–25` or `11, 32`; null where none is known. */
export function pageOf(rule: RuleId): string | null {
  return PAGES[rule] ?? null;
}
