// `npm test`: installs what is missing, a browser too, and runs every check there is.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/test.mjs'));
