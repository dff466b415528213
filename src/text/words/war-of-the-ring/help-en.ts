import cards from '../../../../locales/en/war-of-the-ring/cards.json' with { type: 'json' };
import rules from '../../../../locales/en/war-of-the-ring/rules.json' with { type: 'json' };
import rulings from '../../../../locales/en/war-of-the-ring/rulings.json' with { type: 'json' };
import type { HelpWords } from '../../words.ts';

export const help: HelpWords = { ...rules, rulings, cards };
