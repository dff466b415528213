// Gets everything ready, serves the page and says where it is.

import { join } from 'node:path';
import { ensureBuilt, page } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { parseStartOptions } from './options.mjs';
import { projectRoot } from './project.mjs';
import { nothingToDo, serving } from './sentences.mjs';
import { createStaticServer, listen, stop } from './server.mjs';
import { say } from './speech.mjs';

/**
 * npm runs a script through a shell. Whoever ends npm ends that shell, which does not pass
 * it on: without a look at the parent the server would stay and hold its port.
 * @param {() => void} action
 */
function whenOrphaned(action) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    action();
  }, 500);
}

/** @param {readonly string[]} parameters */
export async function main(parameters) {
  const { port } = parseStartOptions(parameters, process.env);
  const server = createStaticServer(join(projectRoot, page.folder));
  // Tried first: better to hear that the port is taken before a long installation.
  await listen(server, port);
  await stop(server);
  const hasInstalled = await ensureInstalled();
  const hasBuilt = await ensureBuilt(page);
  if (!hasInstalled && !hasBuilt) say(nothingToDo);
  say(serving(await listen(server, port)));
  const end = () => stop(server).then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  if (process.env.npm_lifecycle_event === 'start') whenOrphaned(end);
}
