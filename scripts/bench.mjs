// `npm run bench`: runs the measurements of `bench`, or those whose names are given.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/bench.mjs'));
