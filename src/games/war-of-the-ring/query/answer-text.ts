// Answers as text. The same as `JSON.stringify(answer(request))` in less time: one verdict often serves many
// regions and is written once, the whole is never built as objects, and nothing in it needs escapes.
import { destinations, type WarDestinations, type WarVerdict } from '../rules/destinations.ts';
import { rulingEffects } from '../rules/rulings.ts';
import { answer } from './answer.ts';
import type { Request } from './request.ts';

/** Ids, numbers and the like, and lists and objects of them. Ids have no letters that JSON would escape. */
function json(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value !== 'object' || value === null) return String(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? json(item) : `,${json(item)}`;
    return `[${text}]`;
  }
  for (const [key, item] of Object.entries(value)) text += `${text === '' ? '' : ','}"${key}":${json(item)}`;
  return `{${text}}`;
}

function verdictText(verdict: WarVerdict): string {
  if (!verdict.legal) return json(verdict.reasons);
  const { distance, route, notes } = verdict;
  return `{"distance":${distance},"route":${json(route)},"notes":${json(notes)}}`;
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
  if (request.ask === 'moves') return json(answer(request));
  const { position, action, figures } = request;
  const judged = destinations(position, action, figures);
  const { allowed, refused } = verdictTexts(judged);
  const rulings = rulingEffects(position, action, figures);
  return [
    `{"origin":${json(judged.origin)},"range":${json(judged.range)}`,
    `"destinations":{${allowed}},"refusals":{${refused}}`,
    `"stay":${json(judged.stay)},"rulings":${json(rulings)}}`,
  ].join(',');
}
