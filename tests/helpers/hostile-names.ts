// Names and words as somebody would write them who means ill. `RAN` would be set on the window if any of them were run.

export const RAN = 'ranFromWords';

export const HOSTILE_NAMES: readonly (readonly [what: string, text: string])[] = [
  ['a picture that fails', `<img src=x onerror="window.${RAN}=1">`],
  ['a script', `<script>window.${RAN}=1</script>`],
  ['a drawing that loads', `<svg onload="window.${RAN}=1"><a href="javascript:window.${RAN}=1">`],
  ['the end of what is around it', `"]'></title></textarea></style><b onclick="window.${RAN}=1">`],
  ['an address that is a script', `javascript:window.${RAN}=1`],
  ['words from right to left', '\u202Enigol\u202C \u2067abc'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a placeholder of the words', '{{figures, list}}$t(menu.title)'],
  ['ten thousand letters', 'W'.repeat(10_000)],
];
