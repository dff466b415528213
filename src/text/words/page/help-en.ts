import part from '../../../../locales/en/help.json' with { type: 'json' };
import type { Sentences } from '../../words.ts';

export const words: Sentences = part;
