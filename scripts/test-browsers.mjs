// `npm run test:browsers [-- firefox | webkit | --write]`: the main flows in the other engines, Firefox and WebKit, which
// are installed where that can be done. With `--write` the result of both is put down in docs/browsers.md.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/test-browsers.mjs'));
