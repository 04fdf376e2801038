import { configValue } from '@touchline/contract/config/configTable';
import type { Market } from '@touchline/contract/market/schema';
import type { PageRoute } from '../../routes/routes.ts';

/** Path of the script at its origin. */
const scriptPath = '/single-sign-on.js';

/** Whether the market configures single sign-on, whose script the delivery page needs. */
export const hasSingleSignOn = ({ config }: Pick<Market, 'config'>): boolean =>
  configValue(config, 'singleSignOnOrigin') !== '';

/**
 * Origin and address of the single sign-on script of a page; `undefined` on pages and in markets without it, and for
 * whoever is signed in (checkout document, section 2).
 */
export function singleSignOnOf(
  { id }: Pick<PageRoute, 'id'>,
  { config }: Pick<Market, 'config'>,
  isSignedIn: boolean,
): { origin: string; script: string } | undefined {
  // Delivery is a section of the checkout.
  if (id !== 'checkout' || isSignedIn) return undefined;
  const origin = configValue(config, 'singleSignOnOrigin');
  return origin === '' ? undefined : { origin, script: origin + scriptPath };
}
