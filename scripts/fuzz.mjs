// `npm run fuzz`: two hundred thousand broken inputs for every door, from a new seed or from the one that is named.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/fuzz.mjs'));
