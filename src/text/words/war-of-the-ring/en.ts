import ui from '../../../../locales/en/ui.json' with { type: 'json' };
import issues from '../../../../locales/en/war-of-the-ring/issues.json' with { type: 'json' };
import moves from '../../../../locales/en/war-of-the-ring/moves.json' with { type: 'json' };
import notes from '../../../../locales/en/war-of-the-ring/notes.json' with { type: 'json' };
import places from '../../../../locales/en/war-of-the-ring/places.json' with { type: 'json' };
import reasons from '../../../../locales/en/war-of-the-ring/reasons.json' with { type: 'json' };
import scenarios from '../../../../locales/en/war-of-the-ring/scenarios.json' with { type: 'json' };
import type { Words } from '../../words.ts';
import { names } from './names-en.ts';

export const words: Words = {
  locale: 'en-GB',
  names,
  places,
  runningForm: 'the',
  ui,
  game: { reasons, notes, issues, scenarios, moves },
};
