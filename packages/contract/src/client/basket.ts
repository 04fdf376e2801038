import type { Associate } from '../associate/schema.ts';
import type {
  AddItem,
  Basket,
  BagErrorKind,
  LineItem,
  RestoredBasket,
  RestoreParams,
} from '../basket/schema.ts';
import { Refused } from '../errors.ts';
import type { InvoicingDetails } from '../invoicing/schema.ts';
import type { Gift, GiftProblem } from '../gift/schema.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';

const calls = lazyCalls(() => import('../basket/endpoints.ts'));
const schemas = lazyCalls(() => import('../basket/schema.ts'));

/** Result of adding or changing a basket item. */
export type BagOutcome =
  | { kind: 'done'; basket: Basket }
  | {
      kind: 'refused';
      reason: BagErrorKind;
      left?: number | undefined;
      max?: number | undefined;
      /** The launch that refuses it, and the tier it asks for. */
      launchId?: string | undefined;
      tier?: number | undefined;
      /** What is wrong with a gift. */
      fields?: readonly GiftProblem[] | undefined;
    };

/** Returns the current basket, or a new one (without `basketId`) for a shopper who has none. */
export async function getBasket(
  call: Transport,
  context?: 'checkout-continue' | 'review-and-pay',
): Promise<Basket> {
  return call((await calls()).getBaskets, { query: context ? { context } : {} });
}

/** Returns the basket with current prices and stock. */
export async function getBag(call: Transport): Promise<Basket> {
  return call((await calls()).getBag);
}

/**
 * Adds items to the basket; creates a basket when there is no `basketId`. An `associate` of a store who fills it for a
 * customer is named with them.
 */
export async function addItems(
  call: Transport,
  basketId: string | undefined,
  items: AddItem[],
  associate?: Associate,
): Promise<BagOutcome> {
  const { addItems: endpoint, newBasketId } = await calls();
  const query = associate && { eaStoreID: associate.storeId, eaEmployeeID: associate.employeeId };
  return outcome(
    call(endpoint, {
      params: { basketId: basketId ?? newBasketId },
      body: items,
      ...(query ? { query } : {}),
      ...(associate?.token === undefined ? {} : { headers: { 'x-associate-token': associate.token } }),
    }),
  );
}

/**
 * Has a line of the bag sent apart from the other goods, or with them again. Its delivery is then chosen by itself.
 */
export async function sendApart(
  call: Transport,
  basketId: string,
  { itemId, productId, quantity }: Pick<LineItem, 'itemId' | 'productId' | 'quantity'>,
  isSeparate: boolean,
): Promise<BagOutcome> {
  return outcome(
    call((await calls()).addItems, {
      params: { basketId },
      query: isSeparate ? { orderType: 'multiShipping' } : {},
      body: [{ itemId, productId, quantity }],
    }),
  );
}

/**
 * Brings a bag back in one call, from the parameters of a link or from stored lines, and says what became of each line.
 * Parameters that are not those of a link are refused (`Refused`).
 */
export async function restoreBasket(
  call: Transport,
  from: RestoreParams | AddItem[],
): Promise<RestoredBasket> {
  return call((await calls()).restoreBasket, { body: from });
}

/** Changes the quantity or size of a line, or for whom a gift card is. */
export async function changeItem(
  call: Transport,
  basketId: string,
  itemId: string,
  change: { quantity?: number; productId?: string; gift?: Gift },
): Promise<BagOutcome> {
  return outcome(call((await calls()).patchItem, { params: { basketId, itemId }, body: change }));
}

/** Removes a line. */
export async function removeItem(call: Transport, basketId: string, itemId: string): Promise<Basket> {
  return call((await calls()).deleteItem, { params: { basketId, itemId } });
}

/** Sets the contact email of a guest. */
export async function setContact(call: Transport, basketId: string, email: string): Promise<Basket> {
  return call((await calls()).patchBasket, { params: { basketId }, body: { customer: { email } } });
}

/**
 * Says whom the invoice is for; `undefined`: for nobody. Returns the fields that are refused, or the basket.
 */
export async function setInvoicing(
  call: Transport,
  basketId: string,
  invoicingDetails: InvoicingDetails | undefined,
): Promise<{ kind: 'done'; basket: Basket } | { kind: 'refused'; fields: readonly string[] }> {
  try {
    const body = { invoicingDetails: invoicingDetails ?? null };
    const basket = await call((await calls()).patchBasket, { params: { basketId }, body });
    return { kind: 'done', basket };
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 422) throw error;
    const { details } = error.body ?? {};
    const fields =
      typeof details === 'object' && details !== null && 'fields' in details ? details.fields : [];
    const names = (Array.isArray(fields) ? fields : []).map((each: unknown) =>
      typeof each === 'object' && each !== null && 'field' in each ? String(each.field) : '',
    );
    return { kind: 'refused', fields: names };
  }
}

/**
 * Has the basket's order told by text message, to a mobile number with its prefix; `undefined`: by none. `false` when the
 * number is refused.
 */
export async function setSmsUpdates(
  call: Transport,
  basketId: string,
  smsNumber: string | undefined,
): Promise<Basket | false> {
  const customer = { receiveSmsUpdates: smsNumber !== undefined, ...(smsNumber ? { smsNumber } : {}) };
  try {
    return await call((await calls()).patchBasket, { params: { basketId }, body: { customer } });
  } catch (error) {
    if (error instanceof Refused && error.status === 422) return false;
    throw error;
  }
}

/** Chooses in how many instalments the basket is paid; 1 for all at once. */
export async function chooseInstallments(
  call: Transport,
  basketId: string,
  installments: number,
): Promise<Basket> {
  return call((await calls()).patchBasket, { params: { basketId }, body: { installments } });
}

/** Records that the shopper has seen and accepted a change, such as a new price or a change made in another tab. */
export async function acceptChanges(call: Transport, basketId: string): Promise<Basket> {
  return call((await calls()).patchBasket, { params: { basketId }, body: { confirmedChangingBasket: true } });
}

/**
 * - `held`: the stock is reserved until `reservedUntil`.
 * - `unreserved`: too much is reserved already; the basket can be bought all the same, as long as there is stock when the
 *   order is placed.
 * - `notHeld`: without product ids nothing is sold out, and the stock could not be held for another reason.
 */
export type CheckoutStart =
  { kind: 'held' | 'unreserved'; basket: Basket } | { kind: 'notHeld'; productIds: string[] };

/** Checks prices and stock, and holds the stock. */
export async function startCheckout(call: Transport): Promise<CheckoutStart> {
  try {
    const basket = await call((await calls()).startCheckout);
    return { kind: basket.reservedUntil === undefined ? 'unreserved' : 'held', basket };
  } catch (error) {
    if (error instanceof Refused && error.status === 409)
      return { kind: 'notHeld', productIds: productIdsOf(error) };
    throw error;
  }
}

/** The product ids in the details of a refused call. */
export function productIdsOf(error: Refused): string[] {
  const details = error.body?.details;
  if (typeof details !== 'object' || details === null || !('productIds' in details)) return [];
  return Array.isArray(details.productIds) ? details.productIds.filter((id) => typeof id === 'string') : [];
}

async function outcome(answer: Promise<Basket>): Promise<BagOutcome> {
  try {
    return { kind: 'done', basket: await answer };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { BagRefusal } = await schemas();
    const refusal = BagRefusal.safeParse(error.body);
    if (!refusal.success) return { kind: 'refused', reason: 'UNKNOWN' };
    return {
      kind: 'refused',
      reason: refusal.data.errorCode,
      left: refusal.data.details?.left,
      max: refusal.data.details?.max,
      launchId: refusal.data.details?.launchId,
      tier: refusal.data.details?.tier,
      fields: refusal.data.details?.fields,
    };
  }
}

/** Hands a guest’s basket over to the account that is signed in; returns the id of the basket that holds its lines. */
export async function transferBasket(
  call: Transport,
  guest: { basketId: string; jwt: string },
): Promise<string> {
  return (await call((await calls()).transferBasket, { body: guest })).basketId;
}
