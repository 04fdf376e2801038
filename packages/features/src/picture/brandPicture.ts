import type { PictureView } from '@touchline/design-system/Picture';
import type { Brand } from '../site/index.ts';
import { pictureView } from './pictureView.ts';

/** Default pictures of each brand for pages without their own; cut out, without the tile background. */
const names = {
  emptyBag: { touchline: 'touchline-empty-bag', northing: 'northing-category-packs' },
  notFound: { touchline: 'touchline-category-balls', northing: 'northing-category-packs' },
} as const;

/** A default picture of the brand for a page without editorial content. */
export function brandPicture(brand: Brand, use: keyof typeof names): PictureView {
  const path = `/media/brand/${names[use][brand]}`;
  return pictureView({ path, widths: [320, 640], webp: [640], ratio: 1, alt: '' });
}
