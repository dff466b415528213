// The page of examples in one language: plain HTML that can be read before any script has run.
import en from '../../../locales/en/examples.json' with { type: 'json' };
import es from '../../../locales/es/examples.json' with { type: 'json' };
import { policyTag } from '../content-policy.mjs';
import { GROUP, HERE, SCRIPT, snippetsIn } from './snippets.ts';

const WORDS = { es, en } as const;
export type ExampleLanguage = keyof typeof WORDS;
export const EXAMPLE_FILES: Readonly<Record<ExampleLanguage, string>> = { es: 'index.html', en: 'en.html' };

const LEAF =
  '<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><path class="leaf" d="M27.5 3.5C18 3.6 11.4 7.6 11.3 14.2c0 2.9 1.9 5 4.8 5.1c6.9.2 11-6.6 11.4-15.8z"/><path class="vein" d="M24.3 6.9C20 9.6 16.8 12.6 14.6 17.2"/><path class="path" d="M14.6 17.2c-1.5 2.9-5.9 2.6-7.2 5c-1.2 2.2 1.3 3.6 4.2 3.8c3.3.3 4.7 1.1 4 3"/></svg>';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Words that stand for themselves, such as attributes, are set as code where they stand in a sentence. */
const CODE =
  /(?<![\w-])(?:position|selected|region|panel|still|iframe|embed|system|light|dark|ink|contrast|es|en|figures|answer|legal|codes|distance|route|text|from|to|before|undone|issues|attribute|code|lang|war-of-the-ring|Access-Control-Allow-Origin)(?![\w-])/g;
const withCode = (text: string, marked: ReadonlySet<string>): string =>
  escaped(text).replaceAll(CODE, (word) => (marked.has(word) ? `<code>${word}</code>` : word));

function coloured(code: string): string {
  return escaped(code)
    .replaceAll(/(&lt;\/?[a-z-]+|&gt;)/g, '<b>$1</b>')
    .replaceAll(/(&quot;[^&\n]*(?:&amp;[^&\n]*)*&quot;|'[^'\n]*')/g, '<i>$1</i>');
}

export function examplesPage(language: ExampleLanguage): string {
  const words = WORDS[language];
  const other: ExampleLanguage = language === 'es' ? 'en' : 'es';
  const snippets = snippetsIn(language);
  const frame = snippets.frame(words.frame.name);
  const live = (html: string): string => html.replaceAll(HERE, '../');

  const code = (text: string): string =>
    `<div class="code"><pre tabindex="0" aria-label="${words.code}"><code>${coloured(text)}</code></pre>` +
    `<button type="button" class="copy">${words.copy}</button></div>`;
  const example = (
    id: string,
    { title, text }: { title: string; text: string },
    marked: string[],
    ...inner: string[]
  ) =>
    `<section id="${id}" aria-labelledby="${id}-title"><div class="words"><h2 id="${id}-title">${title}</h2>` +
    `<p>${withCode(text, new Set(marked))}</p></div>${inner.join('')}</section>`;
  const table = ({ title, name, meaning, ...rows }: Readonly<Record<string, string>>, marked: string[]): string =>
    `<section><h2>${title}</h2><table><thead><tr><th scope="col">${name}</th><th scope="col">${meaning}</th></tr></thead><tbody>` +
    Object.entries(rows)
      .map(
        ([id, text]) => `<tr><th scope="row"><code>${id}</code></th><td>${withCode(text, new Set(marked))}</td></tr>`,
      )
      .join('') +
    '</tbody></table></section>';
  const press = (id: string, text: string): string => `<button type="button" data-try="${id}">${text}</button>`;
  const log = (id: string): string =>
    `<h3 id="${id}-title">${words.live.log}</h3><ol class="log" id="${id}" aria-labelledby="${id}-title" aria-live="polite" data-empty="${words.live.empty}"></ol>`;

  return `<!doctype html>
<html lang="${language}" data-theme="light">
<head>
${policyTag}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<meta name="description" content="${escaped(words.description)}">
<link rel="alternate" hreflang="${other}" href="./${EXAMPLE_FILES[other]}">
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="./examples.css">
<script src="./examples.js"></script>
<script type="module" src="./sendas-map.js"></script>
</head>
<body data-here="${HERE}" data-copied="${words.copied}" data-not-copied="${words.notCopied}">
<header class="top">
<a class="wordmark" href="../?lang=${language}" title="${words.home}">${LEAF}<span>Sendas</span></a>
<nav>
<a href="./${EXAMPLE_FILES[other]}" lang="${other}" hreflang="${other}">${words.language}</a>
<button type="button" class="theme" data-dark="${words.toDark}" data-light="${words.toLight}"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z"/><path class="half" d="M12 4a8 8 0 0 1 0 16z"/></svg></button>
</nav>
</header>
<main>
<div class="hero"><h1>${words.title}</h1><p class="lead">${words.lead}</p></div>
${example('first', words.first, ['panel'], snippets.first, code(`${SCRIPT}\n\n${snippets.first}`))}
${example('why', words.why, [], snippets.why, code(snippets.why))}
${example('still', words.still, ['still'], snippets.still, code(snippets.still))}
${example(
  'live',
  words.live,
  ['position', 'selected', 'region'],
  `<div class="tries" data-position="${GROUP.position}" data-selected="${GROUP.selected}" data-other="${other}">`,
  press('start', words.live.start),
  press('group', words.live.group),
  press('nazgul', words.live.nazgul),
  press('wrong', words.live.wrong),
  press('speak', words.live.speak),
  '</div>',
  snippets.live,
  `<div>${log('log')}</div>`,
  code(snippets.listen),
)}
${example('frame', words.frame, ['iframe'], live(frame), `<div>${log('messages')}</div>`, code(frame.replaceAll('&amp;', '&')))}
<div class="tables">
${table(
  words.attributes,
  ['system', 'light', 'dark', 'ink', 'contrast', 'es', 'en', 'war-of-the-ring'].filter(
    (one) => one !== (language === 'es' ? 'en' : ''),
  ),
)}
${table(
  words.events,
  [
    'figures',
    'answer',
    'legal',
    'codes',
    'distance',
    'route',
    'text',
    'from',
    'to',
    'before',
    'undone',
    'issues',
    'attribute',
    'code',
    'region',
    'position',
    'lang',
  ].filter((one) => one !== (language === 'en' ? 'to' : '')),
)}
</div>
<section id="host" aria-labelledby="host-title"><div class="words"><h2 id="host-title">${words.host.title}</h2><p>${withCode(words.host.text, new Set(['embed', 'Access-Control-Allow-Origin']))}</p></div>
${code(snippets.policy)}
<p>${words.host.rest}</p></section>
</main>
<footer><p>${words.notice}</p></footer>
</body>
</html>
`;
}
