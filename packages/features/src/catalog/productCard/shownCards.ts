import type { CardColour, CardProduct } from './CardProduct.ts';

type Picture = CardProduct['pictures'][number];
type Prices = CardProduct['pricing_information'];

const shownPicture = ({ path, widths, webp, ratio, cutout }: Picture): Picture => ({
  ...{ path, widths, webp, ratio },
  ...(cutout ? { cutout } : {}),
});

/** Names them all: a field that is missing here does not compile. */
const priceNames: Readonly<Record<keyof Prices, true>> = {
  currentPrice: true,
  isLowest: true,
  standard_price: true,
  memberPrice: true,
  discount_percentage: true,
  lowest_price_30_days: true,
};

const cardNames: Readonly<Record<keyof CardProduct, true>> = {
  id: true,
  name: true,
  subTitle: true,
  url: true,
  color: true,
  gender: true,
  availability_status: true,
  badge: true,
  lowStock: true,
  availableFrom: true,
  rating: true,
  pictures: true,
  pricing_information: true,
  colours: true,
};

const only = <Whole extends object>(whole: Whole, names: Readonly<Record<keyof Whole, true>>): Whole =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => Object.hasOwn(names, name))) as Whole;

const shownPrices = (prices: Prices): Prices => only(prices, priceNames);

const shownColour = ({ id, url, name, swatch, ...rest }: CardColour): CardColour => ({
  ...{ id, url, name, swatch },
  ...(rest.availability_status ? { availability_status: rest.availability_status } : {}),
  ...(rest.picture ? { picture: shownPicture(rest.picture) } : {}),
  ...(rest.pricing_information ? { pricing_information: shownPrices(rest.pricing_information) } : {}),
});

/**
 * Cards for a page's state: a product's summary has further fields, which no card shows. What cards have in common is
 * repeated; compression takes care of that.
 */
export const shownCards = (cards: readonly CardProduct[]): CardProduct[] =>
  cards.map((card) => ({
    ...only(card, cardNames),
    pictures: card.pictures.map(shownPicture),
    pricing_information: shownPrices(card.pricing_information),
    colours: card.colours.map(shownColour),
  }));
