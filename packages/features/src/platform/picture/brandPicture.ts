import type { PictureView } from '@touchline/design-system/Picture';
import type { SiteBrand } from '../site/index.ts';
import { pictureView } from './pictureView.ts';

/** The brand's default picture for a page without editorial content; cut out, without the tile background. */
export function brandPicture(
  { pictures }: SiteBrand,
  use: keyof SiteBrand['pictures'],
): PictureView | undefined {
  const path = pictures[use];
  return path === undefined
    ? undefined
    : pictureView({ path, widths: [320, 640], webp: [640], ratio: 1, alt: '' });
}
