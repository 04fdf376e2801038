import type { Market } from '@touchline/contract/market/schema';
import type { ShopPage } from '../catalogue/content/BrandContent.ts';
import { gapsIn, unwrittenLegal, usualImprint } from '../catalogue/content/legalPages.ts';
import type { ShopPages } from '../catalogue/content/ShopContent.ts';

export interface ShopSetup {
  markets: readonly Market[];
  /** The pages of the brand as shoppers see them. */
  content: ShopPages | undefined;
  /** Pages of `legal.json`, finished or not. */
  drafts: readonly ShopPage[];
  /** Whether the `content.json` of the brand has a home page. */
  hasOwnHome: boolean;
  /** Codes of the markets that have the delivery prices of the examples. @default none */
  exampleDelivery?: readonly string[];
  /** Whether the markets are files of one's own. */
  hasOwnMarkets: boolean;
}

const hasPage = (content: ShopPages | undefined, path: string): boolean =>
  content?.pages.some(({ key }) => `/${key}` === path) ?? false;

/** What a retailer has yet to decide, a sentence each: until then the shop says nothing of it. */
export function openDecisions(setup: ShopSetup): string[] {
  const { markets, content, drafts, hasOwnHome, hasOwnMarkets, exampleDelivery = [] } = setup;
  const where = (isOpen: (market: Market) => boolean): string => {
    const open = markets.filter(isOpen).map(({ code }) => code);
    return open.length === markets.length ? 'All markets' : `The markets ${open.join(', ')}`;
  };
  const about = (isOpen: (market: Market) => boolean, sentence: string): string[] =>
    markets.some(isOpen) ? [`${where(isOpen)} ${sentence}`] : [];
  const languages = [...new Set(markets.flatMap((market) => market.languages.map(({ code }) => code)))];
  const gaps = drafts.flatMap((page) => {
    const count = gapsIn(page, languages);
    return count === 0
      ? []
      : [`The page ${page.key} of legal.json has gaps to fill: ${count}. It is not shown yet.`];
  });
  return [
    ...(hasOwnMarkets
      ? []
      : [
          'The markets are those that come with the shop, with examples of delivery prices and days: set MARKETS_DIR.',
        ]),
    ...about(
      ({ code }) => hasOwnMarkets && exampleDelivery.includes(code),
      'have the delivery prices of the examples: set price and leadDays of the deliveryMethods.',
    ),
    ...about(({ returnDays }) => returnDays === undefined, 'say nothing of returns: set returnDays.'),
    ...about(
      ({ returnDays, returns }) => returnDays !== undefined && returns?.cost === undefined,
      'say nothing of what a return costs: set returns.cost, 0 where it is free.',
    ),
    ...about(
      ({ deliveryMethods }) => deliveryMethods.every(({ carrierName }) => carrierName === undefined),
      'name no carrier: set carrierName of the deliveryMethods.',
    ),
    ...about(
      ({ deliveryMethods }) => deliveryMethods.every(({ freeFrom }) => freeFrom === undefined),
      'offer no free delivery: set freeFrom of a delivery method, or leave it.',
    ),
    ...about(
      ({ callCentre }) => callCentre === undefined,
      'have no telephone number: set callCentre, or leave it.',
    ),
    ...about(
      ({ legal }) => unwrittenLegal(legal, content).some((page) => page === 'terms' || page === 'privacy'),
      drafts.length > 0
        ? 'take no payment until terms of sale and privacy notice of legal.json have no gaps.'
        : 'take no payment: they have no terms of sale or no privacy notice; `npm run new legal FOLDER` writes templates.',
    ),
    ...about(
      ({ legal }) =>
        !hasPage(content, legal.imprint ?? usualImprint) &&
        !drafts.some(({ key }) => `/${key}` === (legal.imprint ?? usualImprint)),
      'have no imprint: some countries require one (its page is help/imprint).',
    ),
    ...about(
      ({ company }) => company === undefined,
      'do not say which company sells, so that invoices have gaps: set company.',
    ),
    ...gaps,
    ...(hasOwnHome
      ? []
      : ['Home page, menu and footer are made of the catalogue: change them at the desk, or leave them.']),
  ];
}
