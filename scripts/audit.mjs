// `npm run audit`: known vulnerabilities of the dependencies; with `--strict`, an audit that cannot be had fails too.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/audit.mjs'));
