// `npm run release`: checks all that a version has to be, and packs page and library. With `--dry-run` it only checks;
// with `--strict` an audit that cannot be had is a failure.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/release.mjs'));
