import pieces from '../../../../locales/es/war-of-the-ring/pieces.json' with { type: 'json' };
import regions from '../../../../locales/es/war-of-the-ring/regions.json' with { type: 'json' };
import type { Names } from '../../words.ts';

export const names: Names = { regions, ...pieces };
