// `npm run perf`: how fast the page is in a browser, against its limits.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/perf.mjs'));
