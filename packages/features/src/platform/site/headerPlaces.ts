import { configValue } from '@touchline/contract/config/configTable';
import type { Market } from '@touchline/contract/market/schema';
import type { HeaderPlace } from './HeaderPlace.ts';

/** Where the configuration of a market leads the places of the header that do not lead to the shop's own pages. */
export function headerPlaces({ config }: Pick<Market, 'config'>): Partial<Record<HeaderPlace, string>> {
  const all: Record<HeaderPlace, string> = {
    home: configValue(config, 'headerLinkHome'),
    cart: configValue(config, 'headerLinkCart'),
    wishlist: configValue(config, 'headerLinkWishlist'),
    myAccount: configValue(config, 'headerLinkMyAccount'),
    login: configValue(config, 'headerLinkLogin'),
    accountLegacy: configValue(config, 'headerLinkAccountLegacy'),
    loginLegacy: configValue(config, 'headerLinkLoginLegacy'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, path]) => path !== ''));
}
