import { defineStored, json, plainText } from '../../platform/storage/index.ts';
import { persistentBasketCount, userBasketCount } from './basketCount.ts';
import { readLastOrder } from './lastOrder.ts';
import { readRemovedItem } from './removedItem.ts';
import { restoreDataCodec } from './restore/restoreDataCodec.ts';

/** How long the state of a session is stored: two hours (checkout document, section 9). */
export const sessionSeconds = 7200;
const year = 31_536_000;

/** How long after a removal another page still offers the undo, in milliseconds. */
export const undoTime = 10_000;

/** The checkout token; the shop's server puts it into the calls. */
export const checkoutToken = defineStored({
  key: 'jwtToken',
  where: 'secretCookie',
  maxAge: sessionSeconds,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** The basket of this browser. It opens nothing without the token, and outlives it so that the basket can be restored. */
export const basketId = defineStored({
  key: 'basketId',
  where: 'cookie',
  maxAge: year,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** The link that a basket is restored from. */
export const restoreUrl = defineStored({
  key: 'restoreBasketUrl',
  where: 'cookie',
  maxAge: year,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** The lines that a basket is restored from, with the names to print. Two cookies hold 50 lines with long ids and names. */
export const restoreData = defineStored({
  key: 'restoreBasketData',
  where: 'protectedCookie',
  maxAge: year,
  parts: 2,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: restoreDataCodec,
});

/** The removed item, until the page that responds to the form has loaded. */
export const removedItem = defineStored({
  key: 'removedItem',
  where: 'protectedCookie',
  maxAge: undoTime / 1000,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: json(readRemovedItem),
});

/** The last order of this browser, so that Back after paying leads to its confirmation. */
export const lastOrder = defineStored({
  key: 'lastOrder',
  where: 'cookie',
  maxAge: sessionSeconds,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: json(readLastOrder),
});

/** Everything that the basket stores. */
export const basketStorage = [
  ...[checkoutToken, basketId, restoreUrl, restoreData, removedItem, lastOrder],
  ...[persistentBasketCount, userBasketCount],
];
