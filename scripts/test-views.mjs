// `npm run test:views`: every view of the page in every theme, language and width, of which `npm test` sees a part.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/test-views.mjs'));
