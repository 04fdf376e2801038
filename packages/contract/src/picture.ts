import * as z from 'zod/mini';

/**
 * One picture in several widths. The address of a file is `${path}-${width}.${format}`:
 * AVIF for every width of `widths`, WebP for every width of `webp`. The file at an address never changes.
 */
export const Picture = z.object({
  path: z.string(),
  widths: z.array(z.int()),
  webp: z.array(z.int()),
  /** Width divided by height. */
  ratio: z.number(),
  /** Alternative text in the page's language; empty for decorative pictures. */
  alt: z.string(),
  /** The view shown: `side`, `top`, `sole`, `front` …; free text for imported pictures. */
  view: z.optional(z.string()),
  /** `true` for pictures with a transparent background, shown on the brand's tile; photographs are not cutouts. */
  cutout: z.optional(z.boolean()),
});
export type Picture = z.infer<typeof Picture>;
