import { addressBookRoutes } from './addressBook/addressBookRoutes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { consentRoutes } from './consent/consentRoutes.ts';
import { contentRoutes } from './content/routes.ts';
import { loyaltyRoutes } from './loyalty/loyaltyRoutes.ts';
import { marketRoutes } from './market/routes.ts';
import { operationRoutes } from './operation/routes.ts';
import { personalisedProductRoutes } from './personalisedProduct/personalisedProductRoutes.ts';
import type { Router } from './routing/Router.ts';
import { visitorRoutes } from './visitor/visitorRoutes.ts';
import { wishlistRoutes } from './wishlist/wishlistRoutes.ts';
import type { Shop } from './Shop.ts';

/** Adds the routes of one area to the back end. */
export type Mount = (router: Router, shop: Shop) => void;

/** Every area of the back end. */
export const mounts: readonly Mount[] = [
  marketRoutes,
  contentRoutes,
  catalogueRoutes,
  personalisedProductRoutes,
  visitorRoutes,
  addressBookRoutes,
  consentRoutes,
  wishlistRoutes,
  loyaltyRoutes,
  operationRoutes,
];
