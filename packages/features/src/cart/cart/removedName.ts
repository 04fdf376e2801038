import type { RemovedItem } from '../basket/index.ts';
import type { Site } from '../../platform/site/index.ts';

/** The name of a removed product with its size: the bag may contain two sizes of one product. */
export function removedName(
  { productName, size }: Pick<RemovedItem, 'productName' | 'size'>,
  site: Site,
): string {
  return size ? `${productName}, ${site.size(size)}` : productName;
}
