import { associateRoutes } from '../sales/associate/associateRoutes.ts';
import { addressBookRoutes } from '../customers/addressBook/addressBookRoutes.ts';
import { catalogueRoutes } from '../catalogue/products/routes.ts';
import { consentRoutes } from '../privacy/consent/consentRoutes.ts';
import { contentRoutes } from '../catalogue/content/routes.ts';
import { contentSurfaceRoutes } from '../catalogue/content/remote/contentSurfaceRoutes.ts';
import { deskRoutes } from '../desk/deskRoutes.ts';
import { loyaltyRoutes } from '../customers/loyalty/loyaltyRoutes.ts';
import { marketRoutes } from './marketRoutes.ts';
import { operationRoutes } from './operation/routes.ts';
import { personalisedProductRoutes } from '../catalogue/personalisedProduct/personalisedProductRoutes.ts';
import type { Router } from '../kernel/routing/Router.ts';
import { visitorRoutes } from '../customers/visitor/visitorRoutes.ts';
import { wishlistRoutes } from '../customers/wishlist/wishlistRoutes.ts';
import type { CommerceContext } from './CommerceContext.ts';

/** Adds the routes of one area to the back end. */
export type Mount = (router: Router, shop: CommerceContext) => void;

/** Every area of the back end. */
export const mounts: readonly Mount[] = [
  marketRoutes,
  contentRoutes,
  contentSurfaceRoutes,
  catalogueRoutes,
  personalisedProductRoutes,
  visitorRoutes,
  associateRoutes,
  addressBookRoutes,
  consentRoutes,
  wishlistRoutes,
  loyaltyRoutes,
  operationRoutes,
  deskRoutes,
];
