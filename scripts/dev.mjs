// `npm run dev`: the page as it is being written, renewed at every change.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/dev.mjs'));
