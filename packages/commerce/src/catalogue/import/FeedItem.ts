import type { DeliveryKind } from '@touchline/contract/gift/constants';
import type { Condition, SizeKind } from '@touchline/contract/product/schema';

/** A valid item of a feed. Money in whole minor units of the market's currency. */
export interface FeedItem {
  line: number;
  id: string;
  title: string;
  description: string;
  link: string;
  /** Main picture and additional ones: addresses, or paths relative to the feed. */
  pictures: string[];
  availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  availableFrom: Date | null;
  price: number;
  sale: number | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
  brand: string;
  gtin: string | null;
  mpn: string | null;
  condition: Condition;
  /** The first `product_type` category, from the root down. */
  category: string[];
  groupId: string | null;
  color: string | null;
  size: string | null;
  sizeSystem: string | null;
  /** What the size is the size of, where its category says it. */
  sizeKind: SizeKind | null;
  sizeType: string | null;
  /** How it comes, where that is no parcel. */
  deliveryKind: DeliveryKind | null;
  /** Whether its price is taxed. */
  taxable: boolean;
  gender: 'male' | 'female' | 'unisex' | null;
  ageGroup: string | null;
  material: string | null;
  pattern: string | null;
  highlights: string[];
  details: { name: string; value: string }[];
}
