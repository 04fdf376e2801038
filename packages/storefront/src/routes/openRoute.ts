import { loadMessages } from '@touchline/features/platform/i18n';
import { stopOf } from './guards.ts';
import { messagesOf, type LoadedPage, type Page, type PageContext, type Redirection } from './page.ts';
import type { PageRoute } from './routes.ts';

/** A page with what loading it returned. */
export interface OpenedPage extends LoadedPage {
  route: PageRoute;
  page: Page;
}

/** A page that is ready to be shown, or where the visitor is sent instead. */
export type Opened = OpenedPage | Redirection;

/** Opens a route, on the server and in the browser: asks its guard, then loads the page, its messages and its data. */
export async function openRoute(route: PageRoute, context: PageContext): Promise<Opened> {
  const stop = stopOf(route.guard, context);
  if (stop) return stop;
  const { page } = await route.load();
  if ('redirect' in page) return page.redirect(context);
  await loadMessages(context.stores.translator, messagesOf(page));
  const result = await page.load(context);
  return 'head' in result ? { ...result, route, page } : result;
}

/** Whether a page is rendered for its visitor, as one with a guard always is. */
export const isPersonalPage = ({ guard }: PageRoute, { isPersonal }: Pick<Page, 'isPersonal'>): boolean =>
  guard !== undefined || (isPersonal ?? false);
