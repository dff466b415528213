// What the page may load and run, in one place: its own files and nothing else. No script and no style may stand in the
// document or in a string, so that words from a link, a file or a message stay words even where a mistake lets them in.
// No string becomes a part of the document either; the one address of a script that is made by code is the worker's.

/** Pictures: a pointer in a stylesheet is `data:`, and what is made in the page is looked at as `blob:`. */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sendas-worker',
];

const contentPolicy = directives.join('; ');

/** A document brings its policy along, first of all, since many hosts of files let nobody set a header. */
export const policyTag = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">`;

/**
 * For every document that vite builds; the server of development puts styles and scripts into the document.
 * @returns {import('vite').Plugin}
 */
export function documentPolicy() {
  return {
    name: 'document-policy',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('<head>', (head) => `${head}\n    ${policyTag}`),
  };
}

/** What a server that can send headers says besides: the policy of documents for all it serves, workers too. */
export const safetyHeaders = {
  'Content-Security-Policy': contentPolicy,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
