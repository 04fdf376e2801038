import type { Picture } from '@touchline/contract/picture';
import type { ColourLink, PricingInformation, ProductSummary } from '@touchline/contract/product/schema';

type CardPicture = Pick<Picture, 'path' | 'widths' | 'webp' | 'ratio' | 'cutout'>;
type CardPricing = Pick<
  PricingInformation,
  | 'currentPrice'
  | 'isLowest'
  | 'standard_price'
  | 'memberPrice'
  | 'discount_percentage'
  | 'lowest_price_30_days'
>;

/** A colour that the card can show instead: its own page, picture, and prices where they are other ones. */
export interface CardColour extends Pick<ColourLink, 'id' | 'url' | 'name' | 'swatch'> {
  /** Where it is not in stock. */
  availability_status?: ColourLink['availability_status'];
  picture?: CardPicture | undefined;
  pricing_information?: CardPricing | undefined;
}

/** The product data a card shows; a subset of the contract's summaries. Lists and rails keep no more than this. */
export interface CardProduct extends Pick<
  ProductSummary,
  | 'id'
  | 'name'
  | 'subTitle'
  | 'url'
  | 'color'
  | 'gender'
  | 'availability_status'
  | 'badge'
  | 'lowStock'
  | 'availableFrom'
  | 'rating'
> {
  /** The first picture, then the one shown on hover. */
  pictures: readonly CardPicture[];
  pricing_information: CardPricing;
  colours: readonly CardColour[];
}
