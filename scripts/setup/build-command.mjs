import { build, library, page } from './build.mjs';
import { ensureInstalled } from './install.mjs';

export async function main() {
  await ensureInstalled();
  await build(process.argv[2] === 'package' ? library : page);
}
