// The rules at work: for each rule that judges movement a small position with a question. Fetched with the help.
import type { RuleExample } from '../../movement/rule-book.ts';
import type { RuleId } from './rule-list.ts';
import type { MoverFigureId, RegionId } from './vocabulary.ts';

interface Setting {
  readonly action?: string;
  readonly moves?: readonly { readonly figures: readonly MoverFigureId[]; readonly to: RegionId }[];
  readonly shows?: string;
}

/** `position`: the fields of the notation in which it differs from the start. */
function example(
  position: string,
  figures: readonly MoverFigureId[],
  region: RegionId,
  { action, moves = [], shows }: Setting = {},
): RuleExample {
  return { notation: `wotr1;${position}`, action: action ?? null, moves, figures, region, shows: shows ?? null };
}

/** Moria held by the Shadow with an Army of the Free Peoples around it. */
const MORIA_BESIEGED = 's=morb;n=dww,elw,saw;a=mor:fdwel.sbsa';
const HELMS_DEEP_BESIEGED = 's=helb;n=row,isw;a=hel:fbro.sis';
const MINAS_TIRITH_BESIEGED = 's=mtib;n=gow,saw;a=mti:fbgo.ssa';

/** Rules that are missing here judge no move: R53 is of Armies, R60 of cards that hold them, R62 of who plays. */
export const RULE_EXAMPLES: Readonly<Partial<Record<RuleId, RuleExample>>> = {
  R1: example('f=lor0', ['boromir'], 'fangorn'),
  R2: example('n=gow,saw', ['witch-king'], 'osgiliath', {
    action: 'characterDieShadow',
    shows: 'reasons.notInPlay',
  }),
  R43: example('n=gow,saw', ['witch-king'], 'minas-morgul'),
  R44: example('n=isw', ['saruman'], 'orthanc'),
  R45: example('f=mt1', ['mouth-of-sauron'], 'morannon'),
  R46: example('p=el:gg,ort:sa;n=isw', ['gandalf-the-white'], 'fangorn'),
  R47: example('p=pel:st', ['aragorn'], 'pelargir'),

  R3: example('p=mrn:mo;f=lor1', ['mouth-of-sauron'], 'dagorlad', {
    action: 'nazgul-search',
    shows: 'reasons.notMovedByThis',
  }),
  R59: example('p=edo:bo', ['boromir'], 'folde', { action: 'willOfTheWest' }),
  R4: example('p=edo:bo,lor:legi', ['legolas', 'gimli'], 'parth-celebrant', {
    action: 'characterDieFreePeoples',
    moves: [{ figures: ['boromir'], to: 'folde' }],
  }),
  R5: example('p=mrn:mo', ['mouth-of-sauron'], 'north-ithilien', {
    action: 'characterDieShadow',
    moves: [{ figures: ['nazgul-2'], to: 'rhosgobel' }],
  }),
  R6: example('p=el:ggbo,fan:mepe,fe:go,hel:stlegi;f=dag1', ['gollum'], 'north-ithilien', {
    shows: 'reasons.levelZero',
  }),
  R22: example('f=lor2', ['meriadoc'], 'lorien'),
  R23: example('p=edo:stle', ['strider'], 'helms-deep', {
    action: 'characterDieFreePeoples',
    moves: [{ figures: ['strider'], to: 'westemnet' }],
    shows: 'reasons.alreadyMoved',
  }),
  R24: example('p=mor:gi', ['gimli'], 'dimrill-dale', { action: 'elvenRingFreePeoples' }),
  R26: example('p=dgu:n1n3', ['nazgul-1'], 'rhosgobel', { shows: 'notes.byFlight' }),

  R21: example('p=eas:bo', ['boromir'], 'western-emyn-muil'),
  R13: example('p=edo:st', ['strider'], 'lamedon', { shows: 'reasons.impassableBorder' }),
  R55: example('p=dag:st', ['strider'], 'gorgoroth', { shows: 'reasons.mustStop' }),

  R7: example('p=lor:le', ['legolas'], 'westemnet', { shows: 'reasons.tooFar' }),
  R8: example('p=edo:stme', ['strider', 'meriadoc'], 'gap-of-rohan'),
  R9: example('p=edo:stbome', ['boromir'], 'helms-deep', {
    action: 'characterDieFreePeoples',
    moves: [{ figures: ['strider', 'meriadoc'], to: 'eastemnet' }],
  }),
  R25: example('p=lor:le,pce:gi', ['legolas', 'gimli'], 'fangorn', { shows: 'reasons.notTogether' }),
  R10: example('p=fan:le;s=foix;n=row,isw;a=foi:sis', ['legolas'], 'gap-of-rohan'),
  R42: example('p=fan:mepegw,op:gg,ort:sa;n=isw', ['gandalf-the-white', 'peregrin'], 'lossarnach', {
    shows: 'notes.levelCountsAs.shadowfax',
  }),

  R11: example('p=hol:st', ['strider'], 'dimrill-dale', { shows: 'reasons.mustStop' }),
  R27: example('p=mor:st', ['strider'], 'dimrill-dale'),
  R28: example('p=hol:st', ['strider'], 'moria', { shows: 'notes.mustStop' }),
  R31: example(`p=hol:st;${MORIA_BESIEGED}`, ['strider'], 'dimrill-dale', { shows: 'reasons.mustStop' }),
  R12: example(`p=wes:st;${HELMS_DEEP_BESIEGED}`, ['strider'], 'helms-deep', {
    shows: 'reasons.besiegedFriendlyStronghold.enter',
  }),
  R32: example('p=thi:st;s=ghab;n=elw,saw;a=gha:fbel.ssa', ['strider'], 'forlindon', {
    shows: 'reasons.besiegedFriendlyStronghold.passThrough',
  }),
  R29: example('p=hol:st;s=morx;n=dww,elw,saw;a=mor:fdwel', ['strider'], 'dimrill-dale'),
  R30: example(`p=mti:st;${MINAS_TIRITH_BESIEGED}`, ['aragorn'], 'minas-tirith'),
  R54: example('p=mti:bo;s=osgx;n=gow,saw;a=osg:ssa', ['boromir'], 'north-ithilien'),
  R61: example('p=hel:gi;s=helx;n=row,isw;a=hel:sis', ['gimli'], 'westemnet'),

  R14: example('f=lor1', ['nazgul-1'], 'old-forest', { shows: 'notes.byFlight' }),
  R15: example('f=lor1', ['nazgul-2'], 'lorien', { shows: 'reasons.freePeoplesStronghold.enter' }),
  R16: example('p=mmo:wk;f=lor1;n=gow,saw', ['witch-king'], 'dimrill-dale', {
    action: 'nazgul-search',
    shows: 'notes.byFlight',
  }),
  R57: example('s=dgub;n=elw,saw;a=dgu:fel.sbsa', ['nazgul-2'], 'rhosgobel', { shows: 'notes.byFlight' }),

  R17: example('p=ort:sa;n=isw', ['saruman'], 'fords-of-isen', { shows: 'reasons.neverLeavesOrthanc' }),
  R18: example('p=mrn:mo', ['mouth-of-sauron'], 'pelargir', { shows: 'reasons.tooFar' }),
  R19: example(`p=ndu:mo;${MORIA_BESIEGED}`, ['mouth-of-sauron'], 'moria', {
    shows: 'reasons.besiegedFriendlyStronghold.enter',
  }),
  R20: example('p=ddl:mo', ['mouth-of-sauron'], 'lorien', { shows: 'reasons.freePeoplesStronghold.enter' }),
  R58: example('p=ndu:mo', ['mouth-of-sauron'], 'dimrill-dale'),

  R34: example('f=lor2', ['strider'], 'osgiliath'),
  R33: example(`f=hel1;${HELMS_DEEP_BESIEGED}`, ['legolas'], 'westemnet', {
    shows: 'reasons.besiegedFriendlyStronghold.leave',
  }),
  R35: example('f=mor1', ['boromir'], 'dimrill-dale'),
  R39: example('f=lor2', ['gimli'], 'parth-celebrant', {
    action: 'the-breaking-of-the-fellowship',
    shows: 'reasons.cardAllowsOnly',
  }),
  R56: example('f=hol2', ['ring-bearers'], 'dimrill-dale'),

  R36: example('p=edo:le', ['legolas'], 'dimrill-dale', {
    action: 'we-prove-the-swifter',
    shows: 'notes.rangeExtended',
  }),
  R37: example('p=buc:me', ['meriadoc'], 'old-forest', { action: 'fear-fire-foes' }),
  R38: example(`p=hel:stle;${HELMS_DEEP_BESIEGED}`, ['strider', 'legolas'], 'erech', {
    action: 'dead-men-of-dunharrow',
  }),
  R40: example('f=lor1', ['nazgul-2'], 'rivendell', {
    action: 'the-nazgul-strike',
    shows: 'reasons.freePeoplesStronghold.enter',
  }),
  R41: example('p=gla:n2', ['nazgul-2'], 'old-ford', {
    action: 'the-eagles-are-coming',
    shows: 'reasons.cardAllowsOnly',
  }),

  R48: example('p=ofr:gi', ['gimli'], 'erebor', { shows: 'notes.activates' }),
  R49: example('p=los:bo', ['boromir'], 'minas-tirith', { shows: 'notes.activates' }),

  R51: example('p=mti:bo;n=gow', ['boromir'], 'pelargir', {
    action: 'withArmyFreePeoples',
    shows: 'reasons.notAdjacent',
  }),
  R52: example('p=ort:sa;n=isw', ['saruman'], 'gap-of-rohan', {
    action: 'withArmyShadow',
    shows: 'reasons.neverLeavesOrthanc',
  }),
  R50: example('p=pce:le', ['legolas'], 'eastemnet'),
};
