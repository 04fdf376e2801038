import * as z from 'zod/mini';

/**
 * One picture in several widths. The address of a file is `${path}-${width}.${format}`:
 * AVIF for every width of `widths`, WebP for every width of `webp`. Files never change under their address.
 */
export const Picture = z.object({
  path: z.string(),
  widths: z.array(z.int()),
  webp: z.array(z.int()),
  /** Width divided by height. */
  ratio: z.number(),
  /** What is to be seen, in the page's language; empty for decoration. */
  alt: z.string(),
  /** What the view shows: `side`, `top`, `sole`, `front` … ; free text for imported pictures. */
  view: z.optional(z.string()),
  /** Drawn on transparent ground and meant to stand on the brand's tile; photographs are not. */
  cutout: z.optional(z.boolean()),
});
export type Picture = z.infer<typeof Picture>;
