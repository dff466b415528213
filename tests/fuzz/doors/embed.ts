// What the page around the map asks for: attributes of the element, the address of the frame.
import { grantWish, type Wish } from '../../../src/app/embed/wish.ts';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';
import { loadEmbedWords } from '../../../src/text/embed-words.ts';
import { createTextSync } from '../../../src/text/index.ts';
import type { Choices } from '../choices.ts';
import { claim, type Door } from '../door.ts';
import { harmText, noise } from '../harm.ts';

const text = createTextSync('es', game.id);
text.add(await loadEmbedWords('es'));

const NOTATIONS = ['', 'wotr1', 'wotr1;p=bre:stst', 'wotr1;p=hol:st,mor:gi;s=helb', 'wotr1;n=row,isw,saw'] as const;
const SELECTED = ['strider', 'legolas gimli', 'strider strider', 'nazgul-1', 'strider witch-king', ''] as const;
const REGIONS = ['bree', 'moria', ''] as const;

function harmed(words: readonly [string, ...string[]], choices: Choices): string {
  const word = choices.of(words);
  if (choices.once(12)) return noise(choices);
  return choices.once(2) ? harmText(word, choices) : word;
}

export const embed: Door<Wish> = {
  name: 'embed',
  make: (choices) => ({
    notation: harmed(NOTATIONS, choices),
    selected: harmed(SELECTED, choices)
      .split(/[\s,]+/)
      .filter((id) => id !== ''),
    region: harmed(REGIONS, choices),
  }),
  enter(wish) {
    const { position, selected, region, issues } = grantWish(game, wish);
    for (const { say } of issues) {
      const told = say(text);
      claim(told !== '' && told.length < 4000, `told ${told.length} letters`);
    }
    claim(region === null || game.board.has(region), `shows ${region}`);
    if (position === null) {
      claim(issues.length > 0 && selected.length === 0, 'refused without a word');
      return;
    }
    const places = game.places(position);
    claim(new Set(selected.map((id) => places.get(id))).size <= 1, `chose ${selected.join()}`);
  },
};
