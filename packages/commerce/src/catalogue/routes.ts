import type { Router } from '../routing/Router.ts';
import type { Shop } from '../Shop.ts';

/** Everything a shopper can look at. */
export function catalogueRoutes(_router: Router, _shop: Shop): void {}
