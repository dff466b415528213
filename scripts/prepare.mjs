// `prepare`, run by npm before packing and after an installation: builds the package
// where its sources and the tools are at hand, and is content where they are not.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/prepare.mjs'));
