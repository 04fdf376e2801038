import type { RemovedItem } from '../basket/index.ts';
import type { Site } from '../site/index.ts';

/** What was taken out, with its size: two sizes of one thing may lie in the bag. */
export function removedName(
  { productName, size }: Pick<RemovedItem, 'productName' | 'size'>,
  site: Site,
): string {
  return size ? `${productName}, ${site.size(size)}` : productName;
}
