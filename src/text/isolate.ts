// Names that people give, and whatever comes from a file or a link, keep their direction to themselves: a name in Arabic,
// or one with a sign that turns letters round, does not turn the sentence that it stands in.

/** Letters that run from right to left, and the signs that direct letters. */
const DIRECTED =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What holds beyond the name where it is not ended: this room itself uses none of it. */
const OVERRIDES = /[\u202a-\u202e\u2066\u2067]/g;
const [START, END] = ['\u2068', '\u2069'];

/** The words as a sentence can take them in. Those with nothing of the kind come back as they are. */
export function isolated(words: string): string {
  if (!DIRECTED.test(words)) return words;
  const plain = words.replace(OVERRIDES, '');
  // A sentence within a sentence brings isolated names along.
  return START + (isPaired(plain) ? plain : plain.replaceAll(START, '').replaceAll(END, '')) + END;
}

function isPaired(words: string): boolean {
  let open = 0;
  for (const sign of words) {
    if (sign === START) open += 1;
    if (sign === END) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
