import type { AvailabilityStatus, Product, Variation } from '@touchline/contract/product/schema';
import type { Site } from '../../platform/site/index.ts';

/** Whether and how the product can be bought now. */
export type Buyability =
  /** At least one size is available now. */
  | { kind: 'buyable' }
  | { kind: 'preorder' | 'backorder'; from: string | undefined }
  | { kind: 'comingSoon'; from: string | undefined }
  | { kind: 'soldOut'; isReserved: boolean };

/** Whether a product with this status can be added to the bag. */
export const canBeBought = (status: AvailabilityStatus): boolean =>
  status === 'IN_STOCK' || status === 'PREORDER' || status === 'BACKORDER';

export function buyability(
  status: AvailabilityStatus,
  variations: readonly Variation[],
  from: string | undefined,
): Buyability {
  if (status === 'PREVIEW') return { kind: 'comingSoon', from };
  if (status === 'FULLY_RESERVED') return { kind: 'soldOut', isReserved: true };
  const isSoldOut = !variations.some(({ availability_status: each }) => canBeBought(each));
  if (status === 'NOT_AVAILABLE' || isSoldOut) return { kind: 'soldOut', isReserved: false };
  if (status === 'PREORDER') return { kind: 'preorder', from };
  if (status === 'BACKORDER') return { kind: 'backorder', from };
  return { kind: 'buyable' };
}

/**
 * The message key suffix of a status: out of stock, coming soon, and every other by its own name with spaces (accounts
 * document, section 4). Example: `availability.IN STOCK`.
 */
export function availabilityKey(
  status: AvailabilityStatus,
): 'outOfStock' | 'comingSoon' | 'IN STOCK' | 'PREORDER' | 'BACKORDER' {
  switch (status) {
    case 'NOT_AVAILABLE':
    case 'FULLY_RESERVED':
      return 'outOfStock';
    case 'PREVIEW':
      return 'comingSoon';
    default:
      return withSpaces(status);
  }
}

type Spaced<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head} ${Spaced<Tail>}`
  : Text;
const withSpaces = <Text extends string>(text: Text): Spaced<Text> =>
  text.replaceAll('_', ' ') as Spaced<Text>;

/** `UK 8`, but `M`: letter sizes and single sizes have no country. */
export function sizeName(product: Pick<Product, 'attribute_list'>, size: string, site: Site): string {
  const { size_system: system } = product.attribute_list;
  return system === 'INT' ? site.size(size) : `${system} ${site.size(size)}`;
}
