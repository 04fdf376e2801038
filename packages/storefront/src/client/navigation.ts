import { pageRoutes } from '../app/routes.ts';
import type { Stores } from '../app/Stores.ts';
import type { AnswersAhead } from './ahead/AnswersAhead.ts';
import { PagesAhead } from './ahead/PagesAhead.ts';
import { Navigator } from './Navigator.ts';
import type { ShownPage } from './ShownPage.ts';

/** Creates what goes to other pages; with it come the routes of all pages. */
export const createNavigator = (
  page: ShownPage,
  stores: Stores,
  { origin, answersAhead }: { origin: string; answersAhead: AnswersAhead },
): Navigator =>
  new Navigator(page, pageRoutes(stores.site.language.sitePath), stores, {
    origin,
    ahead: new PagesAhead({ stores, answers: answersAhead, origin: location.origin }),
  });
