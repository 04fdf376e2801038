import type { DeskTexts } from '@touchline/contract/desk/page';
import { pictureLimits } from '@touchline/contract/desk/pictureLimits';
import type { DeskPictureEntry } from '@touchline/contract/desk/schema';
import type { CommerceContext } from '../app/CommerceContext.ts';
import { brandOfPages } from '../catalogue/content/pagesOfBrand.ts';
import { raiseCatalogueVersion } from '../kernel/database/CatalogueVersion.ts';
import { Failure, notFound } from '../kernel/failure/Failure.ts';
import type { DeskCaller } from '../kernel/identity/Caller.ts';
import { randomHex } from '../kernel/ports/Random.ts';
import { noteAct } from './noteAct.ts';

interface GivenPicture {
  readonly name: string;
  readonly alt: DeskTexts;
  /** In base64. */
  readonly file: string;
}

/** Keeps a picture under its name, or one with a number behind it. */
export async function addPicture(
  shop: CommerceContext,
  { name, alt, file }: GivenPicture,
  by: DeskCaller,
  now: Date,
): Promise<DeskPictureEntry> {
  const brand = brandOfPages(shop);
  if (!shop.pictureStore || brand === undefined) throw notFound('folder for pictures');
  const bytes = bytesOf(file);
  if (bytes.length > pictureLimits.bytes)
    throw new Failure(413, 'InvalidParameters', 'The file is too large.');
  const kept = await shop.pictureStore.keep(bytes);
  if (kept.kind === 'tooManyPixels')
    throw new Failure(422, 'PictureTooManyPixels', 'The picture has too many pixels.');
  if (kept.kind === 'unreadable')
    throw new Failure(422, 'PictureUnreadable', 'This is no picture that the shop can read.');
  const { picture } = kept;
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? name : `${name}-${number}`;
    if (shop.content.pictures.has(own)) continue;
    const added = await shop.db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('content_pictures')
        .values({
          ...{ id: randomHex(shop.random, 16), brand, name: own, alt: JSON.stringify(alt) },
          ...{ picture: JSON.stringify(picture), owner_id: by.ownerId, created_at: now },
        })
        .onConflict((on) => on.columns(['brand', 'name']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return false;
      await raiseCatalogueVersion(trx);
      await noteAct(trx, by.ownerId, 'add picture', own, now);
      return true;
    });
    if (!added) continue;
    await shop.catalogueVersion.refresh();
    return { name: own, alt, picture: { ...picture, alt: '' } };
  }
}

/** `Uint8Array.from` with a function takes seconds for a picture of some megabytes, in which nobody is answered. */
function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
