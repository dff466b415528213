// Asks the registry which dependencies have known vulnerabilities. Not every registry answers that: a mirror may have
// no audit, and then nothing was found out, which is said and only fails who asked for strictness.

import { runNpm } from './command.mjs';
import { readOptions } from './options.mjs';
import { auditClean, auditFound, auditUnknown } from './sentences.mjs';
import { say } from './speech.mjs';

/**
 * `why` in English, as npm says it.
 * @typedef {{ name: string, severity: string, range: string, why: readonly string[] }} Vulnerability
 */

/**
 * What npm says of one package: `via` holds advisories, and the names of packages that bring the fault along.
 * @typedef {{ severity?: string, range?: string, via?: ReadonlyArray<string | { title?: string, url?: string }> }} Found
 */

/** @typedef {{ outcome: 'clean' } | { outcome: 'found', vulnerabilities: Vulnerability[] } | { outcome: 'unknown', why: string }} Audit */

const severities = ['critical', 'high', 'moderate', 'low', 'info'];

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {[string, Found]} entry @returns {Vulnerability} */
function vulnerability([name, { severity = 'unknown', range = '*', via = [] }]) {
  const why = via.map((one) => (typeof one === 'string' ? one : [one.title, one.url].filter(Boolean).join(' ')));
  return { name, severity, range, why };
}

/** @param {Vulnerability} one */
const rank = ({ severity }) => (severities.indexOf(severity) + severities.length + 1) % (severities.length + 1);

/**
 * Reads what `npm audit --json` wrote. Only an answer that holds a list of vulnerabilities counts as one: a fault of the
 * registry is JSON as well, and so is nothing at all.
 * @param {string} text @returns {Audit}
 */
export function readAudit(text) {
  const answer = parsed(text);
  if (!isRecord(answer) || !isRecord(answer.vulnerabilities)) return { outcome: 'unknown', why: whyUnknown(answer) };
  const found = /** @type {[string, Found][]} */ (Object.entries(answer.vulnerabilities)).map(vulnerability);
  if (found.length === 0) return { outcome: 'clean' };
  return { outcome: 'found', vulnerabilities: found.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)) };
}

/** Without the registry's address. @param {unknown} answer */
function whyUnknown(answer) {
  if (!isRecord(answer)) return '';
  const error = isRecord(answer.error) ? answer.error : {};
  const said = [answer.message, error.summary, error.code].find((one) => typeof one === 'string' && one !== '');
  return typeof said === 'string' ? said.replaceAll(/\s*(- \w+ )?https?:\/\/\S+/g, '').trim() : '';
}

/**
 * Prints; answers whether the dependencies may be used.
 * @param {{ strict: boolean, ask?: () => Promise<string>, output?: NodeJS.WritableStream }} options
 */
export async function checkVulnerabilities({ strict, ask = askNpm, output = process.stdout }) {
  const audit = readAudit(await ask());
  if (audit.outcome === 'found') {
    for (const { name, severity, range, why } of audit.vulnerabilities) {
      output.write(`${severity.padEnd(8)}  ${name} ${range}: ${why.join('; ')}\n`);
    }
    say(auditFound(audit.vulnerabilities.length), output);
    return false;
  }
  say(audit.outcome === 'clean' ? auditClean : auditUnknown(audit.why), output);
  return audit.outcome === 'clean' || !strict;
}

/** Of everything installed: what builds and tests the page runs on this machine too. */
async function askNpm() {
  return (await runNpm(['audit', '--json', '--loglevel=silent'], { show: 'nowhere' })).text;
}

/** @param {readonly string[]} parameters */
export async function main(parameters) {
  const { values } = readOptions(parameters, { options: { strict: { type: 'boolean' } }, usage: '[--strict]' });
  const holds = await checkVulnerabilities({ strict: values.strict ?? false });
  if (!holds) process.exitCode = 1;
}
