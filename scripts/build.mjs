// `npm run build` and `npm run build:package`: build anew, fresh or not.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/build-command.mjs'));
