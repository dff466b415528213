// `npm run sizes`: what the first view weighs, against its limits.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/sizes.mjs'));
