import type { Picture } from '@touchline/contract/picture';
import type { ColourLink, PricingInformation, ProductSummary } from '@touchline/contract/product/schema';

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
> {
  /** The first picture, then the one shown on hover. */
  pictures: readonly Pick<Picture, 'path' | 'widths' | 'webp' | 'ratio' | 'cutout'>[];
  pricing_information: Pick<
    PricingInformation,
    'currentPrice' | 'standard_price' | 'memberPrice' | 'discount_percentage' | 'lowest_price_30_days'
  >;
  colours: readonly Pick<ColourLink, 'id' | 'swatch'>[];
}
