import * as z from 'zod/mini';
import type { StoredPicture } from '@touchline/commerce/catalogue/tables';

const Drawn = z.object({
  avif: z.array(z.int()),
  webp: z.array(z.int()),
  aspect: z.number(),
  /** Of the files themselves: stands in their address, so that a changed picture has another one. */
  version: z.string(),
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

export interface AddressOptions {
  /**
   * Puts the version into every address: `/media/RR4101/side.5f0c2a-640.avif`. For servers that know how to find
   * the file (`MediaFiles`); a folder of files alone has only the plain names. @default false
   */
  isVersioned?: boolean;
}

/** Goods without an outline of their own are drawn like pictures of pages: by product id. */
const drawnAsPages = { GC1001: 'touchline-gift-card', TP1001: 'touchline-training-plan' } as const;

/** Pictures by product id. */
export function picturesOf(
  manifest: PictureManifest,
  options: AddressOptions = {},
): Map<string, StoredPicture[]> {
  const ofPages = brandPicturesOf(manifest, options);
  return new Map([
    ...Object.entries(manifest.products ?? {}).map(([id, { views }]): [string, StoredPicture[]] => [
      id,
      views.map(({ name, picture }) => ({
        ...filesOf(`${id}/${name}`, picture, options),
        view: name,
        cutout: true,
      })),
    ]),
    ...Object.entries(drawnAsPages).map(([id, name]): [string, StoredPicture[]] => {
      const picture = ofPages.get(name);
      return [id, picture ? [{ ...picture, view: 'front', cutout: false }] : []];
    }),
  ]);
}

/** Pictures of the brands by name; those that are drawn as cards have a ground of their own. */
export function brandPicturesOf(
  manifest: PictureManifest,
  options: AddressOptions = {},
): Map<string, StoredPicture> {
  const cards = new Set<string>(Object.values(drawnAsPages));
  return new Map(
    Object.entries(manifest.brand ?? {}).map(([name, picture]) => [
      name,
      { ...filesOf(`brand/${name}`, picture, options), cutout: !cards.has(name) },
    ]),
  );
}

/** What pages may show, by name: the pictures of the brands, and of each product its views, `RR4101/side`. */
export function pagePicturesOf(
  manifest: PictureManifest,
  options: AddressOptions = {},
): Map<string, StoredPicture> {
  const ofProducts = Object.entries(manifest.products ?? {}).flatMap(([id, { views }]) =>
    views.map(({ name, picture }): [string, StoredPicture] => [
      `${id}/${name}`,
      { ...filesOf(`${id}/${name}`, picture, options), cutout: true },
    ]),
  );
  return new Map([...brandPicturesOf(manifest, options), ...ofProducts]);
}

/** The version of every picture by its name: `RR4101/side`, `brand/touchline-hero`. */
export function versionsOf(manifest: PictureManifest): Map<string, string> {
  const products = Object.entries(manifest.products ?? {}).flatMap(([id, { views }]) =>
    views.map(({ name, picture }) => [`${id}/${name}`, picture.version] as const),
  );
  const brand = Object.entries(manifest.brand ?? {}).map(
    ([name, picture]) => [`brand/${name}`, picture.version] as const,
  );
  return new Map([...products, ...brand]);
}

function filesOf(
  name: string,
  picture: z.infer<typeof Drawn>,
  { isVersioned = false }: AddressOptions,
): StoredPicture {
  const path = isVersioned ? `${name}.${picture.version}` : name;
  return { path: `/media/${path}`, widths: picture.avif, webp: picture.webp, ratio: picture.aspect };
}
