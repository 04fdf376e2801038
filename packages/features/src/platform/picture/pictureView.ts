import type { PictureView } from '@touchline/design-system/Picture';
import type { Picture } from '@touchline/contract/picture';

/** The data needed to show a picture without its alternative text. */
type PictureFiles = Pick<Picture, 'path' | 'widths' | 'webp' | 'ratio'> & Partial<Picture>;

const middle = 640;

/** Converts a picture of the contract for the design system: AVIF in every width, WebP where available. */
export function pictureView(picture: PictureFiles): PictureView {
  const { path, widths, webp, ratio } = picture;
  const files = webp.length > 0 ? webp : widths;
  const width = files.find((each) => each >= middle) ?? files.at(-1) ?? middle;
  return {
    src: `${path}-${width}.${webp.length > 0 ? 'webp' : 'avif'}`,
    width,
    height: Math.round(width / ratio),
    isPhotograph: picture.cutout !== true,
    renditions: [
      ...widths.map((each) => ({ url: `${path}-${each}.avif`, width: each, type: 'image/avif' as const })),
      ...webp.map((each) => ({ url: `${path}-${each}.webp`, width: each, type: 'image/webp' as const })),
    ],
  };
}
