import { defineStored, stored, type StorageNeeds, type StoredCodec } from '../../platform/storage/index.ts';

const count: StoredCodec<number> = {
  encode: String,
  decode: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined),
};

/** Number of items in this browser's bag while nobody is signed in: the next page shows it at once. */
export const persistentBasketCount = defineStored({
  key: 'persistentBasketCount',
  where: 'cookie',
  maxAge: 31_536_000,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: count,
});

/** The same for the bag of whoever is signed in; it ends with the browser's session. */
export const userBasketCount = defineStored({
  key: 'userBasketCount',
  where: 'cookie',
  maxAge: 'session',
  purpose: 'necessary',
  endsWithLogout: true,
  codec: count,
});

/** Keeps the number of items in the bag, for whoever it belongs to; nothing of an empty one. */
export function keepBasketCount(needs: StorageNeeds, bagCount: number, isSignedIn: boolean): void {
  const values = stored(needs);
  const own = isSignedIn ? userBasketCount : persistentBasketCount;
  values.remove(isSignedIn ? persistentBasketCount : userBasketCount);
  if (bagCount > 0) values.write(own, bagCount);
  else values.remove(own);
}
