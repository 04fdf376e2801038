import type { Picture as PictureData } from '@touchline/contract/picture';
import { Gallery as Views } from '@touchline/design-system/Gallery';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { productMessages } from './productMessages.ts';

/** `sizes` of the first picture; the page preloads the same file. */
export const mainPictureSizes = '(min-width: 960px) 56vw, (min-width: 700px) 48vw, 100vw';

export interface GalleryProps {
  name: string;
  views: readonly PictureData[];
  /** On the first picture, for example a badge. */
  badge?: ReactNode;
}

/** The largest file of a picture: its link opens it without JavaScript. */
function largest({ path, widths, webp }: PictureData): string {
  const width = widths.at(-1);
  return width === undefined ? `${path}-${webp.at(-1) ?? 640}.webp` : `${path}-${width}.avif`;
}

/** The pictures of a product, with the shop's messages. */
export function Gallery({ name, views, badge }: GalleryProps) {
  const t = useMessages(productMessages);
  return (
    <Views
      isBleeding
      name={name}
      badge={badge}
      sizes={mainPictureSizes}
      views={views.map((view) => ({ view: pictureView(view), alt: view.alt, href: largest(view) }))}
      labels={{
        label: t('gallery', { name }),
        enlarge: (number, total, view) => t('gallery.enlarge', { number, total, view }),
        show: (number) => t('gallery.show', { number }),
        title: (number, total) => t('gallery.title', { name, number, total }),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        close: t('close'),
        magnify: t('gallery.magnify'),
      }}
    />
  );
}
