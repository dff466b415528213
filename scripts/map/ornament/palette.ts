// The colours of each theme; all themes are drawn from one source.

export type Ground = 'forest' | 'marsh' | 'steppe' | 'dry' | 'desert' | 'waste' | 'moor' | 'heath' | 'hills';

export interface Palette {
  readonly name: 'parchment' | 'night' | 'ink' | 'contrast';
  /** Sea from the open water to the shore. */
  readonly sea: readonly [open: string, shore: string];
  readonly waterLine: string;
  readonly coast: string;
  readonly land: string;
  readonly vignette: string;
  readonly vignetteOpacity: number;
  readonly fibre: string;
  /** Soft tints by ground; missing grounds stay plain. */
  readonly grounds: Readonly<Partial<Record<Ground, string>>>;
  readonly groundOpacity: number;
  readonly nations: Readonly<Record<string, string>>;
  readonly washFill: number;
  readonly washEdge: number;
  readonly border: string;
  readonly borderCasing: string;
  readonly river: { readonly bank: string; readonly water: string };
  /** The heavy line of what cannot be crossed, and the thin light edge that lifts it off the ground. */
  readonly black: string;
  readonly blackEdge: string;
  readonly blackWidth: number;
  readonly blackEdgeWidth: number;
  readonly ink: string;
  readonly peak: {
    readonly line: string;
    readonly light: string;
    readonly shade: string;
    readonly ash: string;
    readonly ashShade: string;
    readonly snow: string;
  };
  readonly relief: string;
  readonly hill: string;
  readonly tree: { readonly leaf: string; readonly dark: string; readonly gold: string; readonly shade: string };
  readonly treeInk: string;
  readonly grass: string;
  readonly road: string;
  readonly field: string;
  readonly fire: string;
  readonly frame: { readonly band: string; readonly line: string; readonly figure: string };
  readonly gold: string;
  /** High contrast leaves the small ornaments out. */
  readonly sparse: boolean;
}

const PARCHMENT: Palette = {
  name: 'parchment',
  sea: ['#8fb1b4', '#cfdcd2'],
  waterLine: '#5f8a92',
  coast: '#3a3226',
  land: '#f2e7cb',
  vignette: '#6b4a1e',
  vignetteOpacity: 0.24,
  fibre: '#a98c58',
  grounds: {
    forest: '#93a766',
    marsh: '#8ea58c',
    steppe: '#d9b46c',
    dry: '#e0bd78',
    desert: '#e6b065',
    waste: '#a8957c',
    moor: '#b3a68c',
    heath: '#b39a8c',
    hills: '#cdb88a',
  },
  groundOpacity: 0.5,
  nations: {
    north: '#4f86b5',
    elves: '#4a9468',
    dwarves: '#9a6a3f',
    gondor: '#5f6fae',
    rohan: '#87a32f',
    isengard: '#d0a51e',
    sauron: '#b8402e',
    'southrons-easterlings': '#d67f24',
  },
  washFill: 0.17,
  washEdge: 0.2,
  border: '#6e5433',
  borderCasing: '#fff8e2',
  river: { bank: '#3f6b86', water: '#bcd8dd' },
  black: '#17110a',
  blackEdge: '#f7eed6',
  blackWidth: 4.7,
  blackEdgeWidth: 1.1,
  ink: '#33261a',
  peak: { line: '#33261a', light: '#f6edd6', shade: '#8d7a5e', ash: '#c9b9a2', ashShade: '#5d4a3e', snow: '#fffdf5' },
  relief: '#8a6a3d',
  hill: '#efe0ba',
  tree: { leaf: '#9db26a', dark: '#6f8f58', gold: '#e2bd4e', shade: '#2c4326' },
  treeInk: '#34431f',
  grass: '#8a7a45',
  road: '#a37b43',
  field: '#d8c27a',
  fire: '#d8481c',
  frame: { band: '#e6d3a3', line: '#4a3319', figure: '#8a5a2b' },
  gold: '#b5892f',
  sparse: false,
};

const NIGHT: Palette = {
  name: 'night',
  sea: ['#0c1626', '#1f3a55'],
  waterLine: '#4c7596',
  coast: '#b9a878',
  land: '#2b2a33',
  vignette: '#04060c',
  vignetteOpacity: 0.55,
  fibre: '#6a6476',
  grounds: {
    forest: '#1f4438',
    marsh: '#2d4844',
    steppe: '#4a4030',
    dry: '#4a3f31',
    desert: '#57422c',
    waste: '#1b181b',
    moor: '#353042',
    heath: '#3d3040',
    hills: '#3c3836',
  },
  groundOpacity: 0.75,
  nations: {
    north: '#5b9bd6',
    elves: '#4dbb7c',
    dwarves: '#b98150',
    gondor: '#8190e0',
    rohan: '#a3c24a',
    isengard: '#dfb83e',
    sauron: '#d9503c',
    'southrons-easterlings': '#e58f35',
  },
  washFill: 0.13,
  washEdge: 0.19,
  border: '#b8a67d',
  borderCasing: '#14131a',
  river: { bank: '#0b1522', water: '#5f9fca' },
  black: '#030305',
  blackEdge: '#f3e2ae',
  blackWidth: 4.6,
  blackEdgeWidth: 1.5,
  ink: '#d8c9a0',
  peak: { line: '#a59c86', light: '#62626f', shade: '#1b1a24', ash: '#463c3e', ashShade: '#120e10', snow: '#d5d7e4' },
  relief: '#0b0a10',
  hill: '#3b3940',
  tree: { leaf: '#3d6b50', dark: '#2a5248', gold: '#b8923a', shade: '#050f0c' },
  treeInk: '#8fae88',
  grass: '#8d8563',
  road: '#c0a066',
  field: '#6a6138',
  fire: '#ff6a2a',
  frame: { band: '#1a1c28', line: '#b79c5c', figure: '#8d7744' },
  gold: '#d6b45f',
  sparse: false,
};

const INK: Palette = {
  name: 'ink',
  sea: ['#ffffff', '#ffffff'],
  waterLine: '#7a7a7a',
  coast: '#000000',
  land: '#ffffff',
  vignette: '#000000',
  vignetteOpacity: 0,
  fibre: '#ffffff',
  grounds: {},
  groundOpacity: 0,
  nations: {
    north: '#555555',
    elves: '#555555',
    dwarves: '#555555',
    gondor: '#555555',
    rohan: '#555555',
    isengard: '#555555',
    sauron: '#555555',
    'southrons-easterlings': '#555555',
  },
  washFill: 0.05,
  washEdge: 0.14,
  border: '#333333',
  borderCasing: '#ffffff',
  river: { bank: '#222222', water: '#ffffff' },
  black: '#000000',
  blackEdge: '#ffffff',
  blackWidth: 5,
  blackEdgeWidth: 1.1,
  ink: '#1a1a1a',
  peak: { line: '#1a1a1a', light: '#ffffff', shade: '#9a9a9a', ash: '#e2e2e2', ashShade: '#555555', snow: '#ffffff' },
  relief: '#ffffff',
  hill: '#ffffff',
  tree: { leaf: '#ffffff', dark: '#e4e4e4', gold: '#f6f6f6', shade: '#000000' },
  treeInk: '#333333',
  grass: '#777777',
  road: '#444444',
  field: '#ffffff',
  fire: '#444444',
  frame: { band: '#ffffff', line: '#000000', figure: '#333333' },
  gold: '#333333',
  sparse: false,
};

const CONTRAST: Palette = {
  ...PARCHMENT,
  name: 'contrast',
  sea: ['#9cc9e8', '#9cc9e8'],
  waterLine: '#1d5b86',
  coast: '#000000',
  land: '#ffffff',
  vignetteOpacity: 0,
  grounds: {},
  groundOpacity: 0,
  washFill: 0.2,
  washEdge: 0.24,
  border: '#3a3a3a',
  borderCasing: '#ffffff',
  river: { bank: '#003a70', water: '#4aa3e0' },
  black: '#000000',
  blackEdge: '#ffffff',
  blackWidth: 8,
  blackEdgeWidth: 1.1,
  ink: '#000000',
  peak: { line: '#000000', light: '#ffffff', shade: '#6b6b6b', ash: '#d8d8d8', ashShade: '#333333', snow: '#ffffff' },
  relief: '#ffffff',
  hill: '#ffffff',
  tree: { leaf: '#7fc47a', dark: '#5aa766', gold: '#f2c93a', shade: '#00330f' },
  treeInk: '#00330f',
  frame: { band: '#ffffff', line: '#000000', figure: '#000000' },
  sparse: true,
};

export const PALETTES: readonly Palette[] = [PARCHMENT, NIGHT, INK, CONTRAST];
