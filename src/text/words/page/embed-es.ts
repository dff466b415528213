import part from '../../../../locales/es/embed.json' with { type: 'json' };
import type { Sentences } from '../../words.ts';

export const words: Sentences = part;
