import part from '../../../../locales/es/lessons.json' with { type: 'json' };
import type { Sentences } from '../../words.ts';

export const words: Sentences = part;
