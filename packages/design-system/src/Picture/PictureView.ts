/** One file of a picture. */
export interface Rendition {
  /** Address of the file. */
  url: string;
  /** Width in pixels. */
  width: number;
  /** MIME type: "image/avif". */
  type: 'image/avif' | 'image/webp';
}

/** One view of a product: its files and its size. */
export interface PictureView {
  /** For browsers that support none of the renditions. */
  src: string;
  /** Width of `src` in pixels; reserves the space before it is loaded. */
  width: number;
  /** Height of `src` in pixels. */
  height: number;
  /** The same picture in several sizes and formats. */
  renditions?: readonly Rendition[] | undefined;
  /** It has its own background, so it is shown without the lit tile. @default false */
  isPhotograph?: boolean | undefined;
}

/** The `srcset` of each type for `<source>`, best first. A type whose only file is `src` is left out. */
export function sourcesOf(view: PictureView): { type: string; srcSet: string }[] {
  return (['image/avif', 'image/webp'] as const).flatMap((type) => {
    const files = (view.renditions ?? []).filter((rendition) => rendition.type === type);
    return files.every(({ url }) => url === view.src)
      ? []
      : [{ type, srcSet: files.map((file) => `${file.url} ${file.width}w`).join(', ') }];
  });
}
