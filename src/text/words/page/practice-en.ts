import part from '../../../../locales/en/practice.json' with { type: 'json' };
import type { Sentences } from '../../words.ts';

export const words: Sentences = part;
