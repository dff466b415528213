// `npm run --silent sendas -- …`: the command of the package, straight from the checkout.

import { enter } from './setup/gate.mjs';

enter(() => import('./setup/sendas.mjs'));
