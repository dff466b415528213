import ui from '../../../../locales/es/ui.json' with { type: 'json' };
import issues from '../../../../locales/es/war-of-the-ring/issues.json' with { type: 'json' };
import moves from '../../../../locales/es/war-of-the-ring/moves.json' with { type: 'json' };
import notes from '../../../../locales/es/war-of-the-ring/notes.json' with { type: 'json' };
import places from '../../../../locales/es/war-of-the-ring/places.json' with { type: 'json' };
import reasons from '../../../../locales/es/war-of-the-ring/reasons.json' with { type: 'json' };
import scenarios from '../../../../locales/es/war-of-the-ring/scenarios.json' with { type: 'json' };
import type { Words } from '../../words.ts';
import { names } from './names-es.ts';

export const words: Words = {
  locale: 'es',
  names,
  places,
  runningForm: 'full',
  ui,
  game: { reasons, notes, issues, scenarios, moves },
};
