import type { PictureView } from '@touchline/design-system/Picture';
import type { Brand } from '../site/index.ts';
import { pictureView } from './pictureView.ts';

/** What each brand shows where a page has nothing else to show; each stands alone, without its tile. */
const names = {
  emptyBag: { touchline: 'touchline-empty-bag', northing: 'northing-category-packs' },
  notFound: { touchline: 'touchline-category-balls', northing: 'northing-category-packs' },
} as const;

/** A picture of the brand for a page that no editor fills. */
export function brandPicture(brand: Brand, use: keyof typeof names): PictureView {
  const path = `/media/brand/${names[use][brand]}`;
  return pictureView({ path, widths: [320, 640], webp: [640], ratio: 1, alt: '' });
}
