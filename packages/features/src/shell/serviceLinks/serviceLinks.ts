import { configValue } from '@touchline/contract/config/configTable';
import type { Market } from '@touchline/contract/market/schema';
import { loadMessages, type Translator } from '../../platform/i18n/index.ts';
import type { HeaderTopLink } from '../header/index.ts';
import { serviceLinksMessages } from './serviceLinksMessages.ts';

/** The links that a market's configuration adds to the band above the bar, in the language of the page. */
export async function serviceLinks(
  { config }: Pick<Market, 'config'>,
  translator: Translator,
): Promise<HeaderTopLink[]> {
  const paths = {
    orderHistory: configValue(config, 'headerLinkOrderHistory') || '/account/orders',
    orderTracker: configValue(config, 'headerLinkOrderTracker'),
    help: configValue(config, 'headerLinkHelp'),
    giftCards: configValue(config, 'headerLinkGiftCards'),
    sustainability: configValue(config, 'headerLinkSustainability'),
    storeFinder: configValue(config, 'headerLinkStoreFinder'),
    blog: configValue(config, 'headerLinkBlog'),
    returns: configValue(config, 'headerLinkReturns'),
    bot: configValue(config, 'headerLinkBot'),
    moscowPage: configValue(config, 'headerLinkMoscowPage'),
    loyaltyLandingPage: configValue(config, 'headerLinkLoyaltyLandingPage'),
  };
  const named = Object.entries(paths).filter(([, href]) => href !== '');
  if (named.length === 0) return [];
  await loadMessages(translator, [serviceLinksMessages]);
  return named.map(([name, href]) => ({
    label: translator.translate('serviceLinks', `link.${name}`),
    href,
    ...(name === 'orderHistory' ? { isOfAccount: true } : {}),
  }));
}

/** Pages that entries of the menu lead to in place of their lists, by the key of the entry. */
export const landingPages = ({ config }: Pick<Market, 'config'>): Readonly<Record<string, string>> => ({
  men: configValue(config, 'headerLinkMenLandingPage'),
  women: configValue(config, 'headerLinkWomenLandingPage'),
  kids: configValue(config, 'headerLinkKidsLandingPage'),
});
