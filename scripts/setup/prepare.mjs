import { canBeBuilt, ensureBuilt, library } from './build.mjs';
import { projectRoot } from './project.mjs';

export async function main() {
  if (canBeBuilt(projectRoot, library)) await ensureBuilt(library, process.stderr);
}
