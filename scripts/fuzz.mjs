// `npm run fuzz`: a hundred thousand broken inputs for every door of the rules, from a new seed, or from `SEED`.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/fuzz.mjs'));
