// What there is to tell of a region, whoever asks.
import type { Scene } from './scene.ts';

/** Nation, settlement, who holds it, siege: each fact a short phrase of its own. */
export function regionFacts<Position>(
  { game, position, text }: Pick<Scene<Position>, 'game' | 'position' | 'text'>,
  region: string,
): readonly string[] {
  const nation = game.nation(region);
  const sign = game.sign(position, region);
  const facts = nation === null ? [] : [text.nation(nation)];
  if (sign === null) return facts;
  facts.push(text.settlement(sign.icon));
  if (sign.side !== null) facts.push(text.ui('region.heldBy', { side: { kind: 'side', id: sign.side } }));
  if (sign.besieged) facts.push(text.ui('region.besieged'));
  return facts;
}
