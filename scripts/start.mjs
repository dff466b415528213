// `npm start`: installs and builds what is missing, then serves the page.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/start.mjs'));
