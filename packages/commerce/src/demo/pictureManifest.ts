import * as z from 'zod/mini';
import type { StoredPicture } from '../catalogue/tables.ts';

const Drawn = z.object({
  avif: z.array(z.int()),
  webp: z.array(z.int()),
  aspect: z.number(),
  hash: z.string(),
});

/** What the illustrator says about the pictures it rendered: `<id>/<view>-<width>.<format>` below `demo/pictures`. */
const Manifest = z.object({
  products: z.optional(
    z.record(z.string(), z.object({ views: z.array(z.object({ name: z.string(), picture: Drawn })) })),
  ),
  brand: z.optional(z.record(z.string(), Drawn)),
});
export type PictureManifest = z.infer<typeof Manifest>;

/** Reads the manifest; an unreadable one is as good as none, because a shop without pictures still sells. */
export function readManifest(read: unknown): PictureManifest {
  const parsed = z.safeParse(Manifest, read);
  return parsed.success ? parsed.data : {};
}

/** Pictures by product id. */
export function picturesOf(manifest: PictureManifest): Map<string, StoredPicture[]> {
  return new Map(
    Object.entries(manifest.products ?? {}).map(([id, { views }]) => [
      id,
      views.map(({ name, picture }) => ({ ...filesOf(`${id}/${name}`, picture), view: name, cutout: true })),
    ]),
  );
}

/** Pictures of the brands by name. */
export function brandPicturesOf(manifest: PictureManifest): Map<string, StoredPicture> {
  return new Map(
    Object.entries(manifest.brand ?? {}).map(([name, picture]) => [name, filesOf(`brand/${name}`, picture)]),
  );
}

function filesOf(path: string, picture: z.infer<typeof Drawn>): StoredPicture {
  return { path: `/media/${path}`, widths: picture.avif, webp: picture.webp, ratio: picture.aspect };
}
