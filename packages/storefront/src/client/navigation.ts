import { pageRoutes } from '../app/routes.ts';
import type { Stores } from '../app/Stores.ts';
import { Navigator } from './Navigator.ts';
import type { ShownPage } from './ShownPage.ts';

/** Creates what goes to other pages; with it come the routes of all pages. */
export const createNavigator = (page: ShownPage, stores: Stores, origin: string): Navigator =>
  new Navigator(page, pageRoutes(stores.site.language.sitePath), stores, origin);
