/* Generates the pictures of the demo catalogue.
 *   tsx render.ts                    all that are missing or whose drawing has changed
 *   tsx render.ts --only RR41,HD1001 product ids and brand pictures with one of these in their name
 *   tsx render.ts --seconds 110      stops after this time; the next run continues
 *   tsx render.ts --limit 50         stops after this number of pictures
 *   tsx render.ts --brand            only the pictures of the pages
 *   tsx render.ts --shop northing    products of that shop, with its own logo, into `../pictures/northing`
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { northing, touchline } from './core/brand.ts';
import type { Brand } from './core/brand.ts';
import { brandOrders } from './render/brandPictures.ts';
import { encode, type Encoded } from './render/encode.ts';
import { readManifest, writeManifest } from './render/manifest.ts';
import type { PictureEntry, PictureManifest } from './render/manifest.ts';
import { ordersOf } from './render/order.ts';
import type { PictureOrder, PicturedProduct, ProductOrder } from './render/order.ts';
import { openStudio } from './render/studio.ts';
import { viewsOf } from './draw.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '100000' },
    brand: { type: 'boolean', default: false },
    shop: { type: 'string', default: touchline.name.toLowerCase() },
  },
});

const makers: ReadonlyMap<string, Brand> = new Map(
  [touchline, northing].map((brand) => [brand.name.toLowerCase(), brand]),
);
const maker = makers.get(values.shop);
if (!maker) throw new Error(`--shop must be one of ${[...makers.keys()].join(', ')}.`);
/** Whether the pictures are for another shop, with its own logo: its server searches its own folder first. */
const isOtherShop = maker !== touchline;
const folder = fileURLToPath(new URL(`../pictures/${isOtherShop ? `${values.shop}/` : ''}`, import.meta.url));
const manifestFile = `${folder}manifest.json`;
/** Number of pages used in parallel. Two keep two cores busy, because screenshots mostly wait for one thread. */
const pages = 2;

async function catalogue(): Promise<readonly PicturedProduct[]> {
  const file = new URL('../catalogue/products.ts', import.meta.url);
  const { demoProducts } = (await import(file.href)) as { demoProducts: readonly PicturedProduct[] };
  return isOtherShop ? demoProducts.filter(({ shops }) => shops?.includes(values.shop)) : demoProducts;
}

const isWritten = ({ stem, sizes }: PictureOrder): boolean =>
  sizes.avif.every((width) => existsSync(`${folder}${stem}-${width}.avif`)) &&
  sizes.webp.every((width) => existsSync(`${folder}${stem}-${width}.webp`));

function entryOf(manifest: PictureManifest, order: PictureOrder | ProductOrder): PictureEntry | undefined {
  if ('productId' in order) {
    return manifest.products[order.productId]?.views.find(({ name }) => name === order.view)?.picture;
  }
  return manifest.brand[order.stem.replace('brand/', '')];
}

function enter(
  manifest: PictureManifest,
  order: PictureOrder | ProductOrder,
  { aspect, dominant, version }: Encoded,
): void {
  const { avif, webp } = order.sizes;
  const picture: PictureEntry = { avif, webp, aspect, hash: order.hash, version };
  if (!('productId' in order)) {
    manifest.brand[order.stem.replace('brand/', '')] = { ...picture, dominant };
    return;
  }
  const product = (manifest.products[order.productId] ??= { dominant, views: [] });
  product.views = [...product.views.filter(({ name }) => name !== order.view), { name: order.view, picture }];
  if (order.sizes.avif.includes(1600)) product.dominant = dominant;
}

/** Removes entries that are no longer in the catalogue, and puts the views of each product in the silhouette's order. */
async function tidy(manifest: PictureManifest, products: readonly PicturedProduct[]): Promise<void> {
  const forms = new Map(
    products.flatMap(({ silhouette, colourways }) => colourways.map(({ id }) => [id, silhouette] as const)),
  );
  for (const [id, product] of Object.entries(manifest.products)) {
    const form = forms.get(id);
    if (form === undefined) {
      delete manifest.products[id];
      await rm(`${folder}${id}`, { recursive: true, force: true });
      continue;
    }
    const order = viewsOf(form);
    product.views = product.views
      .filter(({ name }) => order.includes(name))
      .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  }
}

const started = Date.now();
const manifest = await readManifest(manifestFile);
const products = values.brand ? [] : await catalogue();
if (!values.brand) await tidy(manifest, products);
const ofBrands = isOtherShop ? [] : brandOrders();
const wanted = [...ofBrands, ...products.flatMap((product) => ordersOf(product, maker))]
  .filter(({ stem }) => values.only.split(',').some((part) => stem.includes(part)))
  .filter((order) => entryOf(manifest, order)?.hash !== order.hash || !isWritten(order));
/* Card pictures first, so that an interrupted run leaves complete lists. */
const isMain = (order: PictureOrder): boolean => order.sizes.avif.includes(1600);
const due = [...wanted.filter(isMain), ...wanted.filter((order) => !isMain(order))].slice(
  0,
  Number(values.limit),
);

let bytes = 0;
let made = 0;
async function write(order: PictureOrder | ProductOrder, png: Buffer): Promise<void> {
  const encoded = await encode(png, `${folder}${order.stem}`, order.sizes);
  enter(manifest, order, encoded);
  bytes += encoded.bytes;
  made += 1;
}

/** Processes orders one after another in its own page; the previous picture is written while the next is drawn. */
async function work(orders: Iterator<PictureOrder | ProductOrder>): Promise<void> {
  const studio = await openStudio();
  let writing = Promise.resolve();
  try {
    for (let next = orders.next(); next.done !== true; next = orders.next()) {
      if (Date.now() - started > Number(values.seconds) * 1000) break;
      const order = next.value;
      const png = await studio.photograph(order);
      await writing;
      writing = write(order, png);
    }
    await writing;
  } finally {
    await studio.close();
  }
}

if (due.length > 0) {
  const orders = due.values();
  try {
    await Promise.all(Array.from({ length: pages }, () => work(orders)));
  } finally {
    if (!values.brand) await tidy(manifest, products);
    await writeManifest(manifestFile, manifest);
  }
}
console.log(
  `${made} pictures in ${Math.round((Date.now() - started) / 1000)} s, ${(bytes / 2 ** 20).toFixed(1)} MB, ${wanted.length - made} to go.`,
);
