/** One file of a picture. */
export interface Rendition {
  /** Where the file is. */
  url: string;
  /** Pixels. */
  width: number;
  /** Its format: "image/avif". */
  type: 'image/avif' | 'image/webp';
}

/** One view of a product: what to load, and how large it is. */
export interface PictureView {
  /** For browsers that take none of the renditions. */
  src: string;
  /** Pixels of `src`; they keep the place before it has come. */
  width: number;
  /** Of the picture, in pixels. */
  height: number;
  /** The same picture in several sizes and formats. */
  renditions?: readonly Rendition[] | undefined;
  /** It brings a ground of its own: it stands on the page, not on the lit tile. @default false */
  isPhotograph?: boolean | undefined;
}

/** The `srcset` of each type, best first, as `<source>` wants them. A type of nothing but `src` needs none. */
export function sourcesOf(view: PictureView): { type: string; srcSet: string }[] {
  return (['image/avif', 'image/webp'] as const).flatMap((type) => {
    const files = (view.renditions ?? []).filter((rendition) => rendition.type === type);
    return files.every(({ url }) => url === view.src)
      ? []
      : [{ type, srcSet: files.map((file) => `${file.url} ${file.width}w`).join(', ') }];
  });
}
