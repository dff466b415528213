// Answers as text. The same as `JSON.stringify(answer(request))` in half the time: one verdict often serves many
// regions and is written once, and the whole is never built as objects.
import type { Note, Reason } from '../reasons.ts';
import { destinations, type WarDestinations, type WarVerdict } from '../rules/destinations.ts';
import { rulingEffects } from '../rules/rulings.ts';
import { answer } from './answer.ts';
import type { Request } from './request.ts';

/** Ids need no escapes. */
function list(ids: readonly string[]): string {
  return ids.length === 0 ? '[]' : `["${ids.join('","')}"]`;
}

function facts(items: readonly (Note | Reason)[]): string {
  return items.length === 0 ? '[]' : JSON.stringify(items);
}

function verdictText(verdict: WarVerdict): string {
  if (!verdict.legal) return facts(verdict.reasons);
  const route = verdict.route === null ? 'null' : list(verdict.route);
  return `{"distance":${verdict.distance},"route":${route},"notes":${facts(verdict.notes)}}`;
}

function verdictTexts({ verdicts }: WarDestinations): { readonly allowed: string; readonly refused: string } {
  const written = new Map<WarVerdict, string>();
  const allowed: string[] = [];
  const refused: string[] = [];
  for (const [region, verdict] of verdicts) {
    let text = written.get(verdict);
    if (text === undefined) {
      text = verdictText(verdict);
      written.set(verdict, text);
    }
    (verdict.legal ? allowed : refused).push(`"${region}":${text}`);
  }
  return { allowed: allowed.join(','), refused: refused.join(',') };
}

/** The answer to a request that `parseRequest` has checked, as one line of JSON. */
export function answerText(request: Request): string {
  if (request.ask === 'moves') return JSON.stringify(answer(request));
  const { position, action, figures } = request;
  const judged = destinations(position, action, figures);
  const { allowed, refused } = verdictTexts(judged);
  const origin = judged.origin === null ? 'null' : `"${judged.origin}"`;
  const stay = `{"legal":${judged.stay.legal},"notes":${facts(judged.stay.notes)}}`;
  const rulings = JSON.stringify(rulingEffects(position, action, figures));
  return [
    `{"origin":${origin},"range":${JSON.stringify(judged.range)},"destinations":{${allowed}},"refusals":{${refused}}`,
    `"stay":${stay},"rulings":${rulings}}`,
  ].join(',');
}
