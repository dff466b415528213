import part from '../../../../locales/en/lessons.json' with { type: 'json' };
import type { Sentences } from '../../words.ts';

export const words: Sentences = part;
