import type { ActionResult } from '../page.ts';

/** Where a form without JavaScript leads that needs a fresh session: to the page that asks, and back from there. */
export const toConfirmation = (path: string): ActionResult => ({
  redirect: `/account/confirm?${new URLSearchParams({ returnTo: path }).toString()}`,
});
