import type { BasketMessage } from '@touchline/contract/basket/schema';
import type { Market } from '@touchline/contract/market/schema';
import { fromWire, toWire } from '@touchline/contract/money';
import { recipeOf } from '../../catalogue/personalisedProduct/recipe.ts';
import { isBlockedPostalCode } from '../../kernel/address/checkAddress.ts';
import { refusalOfAny, type LaunchCaller } from '../../kernel/launchAccess/launchGate.ts';
import { invoicingOf } from '../invoicing/checkDetails.ts';
import { missingDocuments } from '../permissions/askedDocuments.ts';
import type { BasketData, StoredLine } from './BasketData.ts';
import type { ComputedLine, ComputedShipment } from './computeBasket.ts';
import { contactOf, goesToAddress } from './destination.ts';
import type { SkuFacts } from './loadBasket.ts';
import { maxQuantityOf } from './maxQuantity.ts';
import type { Tax } from './priceBasket.ts';
import type { SkuAvailability } from './skuAvailability.ts';

/** What is to be told of the lines: gone, short, or at another price than was seen. */
export function lineMessages(lines: readonly ComputedLine[], market: Market): BasketMessage[] {
  const bySku = new Map<string, number>();
  for (const { line } of lines) bySku.set(line.sku, (bySku.get(line.sku) ?? 0) + line.quantity);
  const wire = (minor: number) => toWire(minor, market.currency);
  return lines.flatMap(({ line, facts, price, availability, previousPrice }): BasketMessage[] => {
    const about = { productId: line.sku, ...(facts ? { productName: facts.name } : {}) };
    const wanted = bySku.get(line.sku) ?? line.quantity;
    const messages: BasketMessage[] = [];
    const gone = goneMessage(line, facts, availability, market);
    if (gone) messages.push({ type: gone, details: about });
    else if (facts?.standard === null) messages.push({ type: 'ProductItemWithoutPrice', details: about });
    else if (wanted > availability.available) {
      const availableQuantity = availability.available;
      messages.push({ type: 'ProductItemNotAvailable', details: { ...about, availableQuantity } });
    }
    const max = maxQuantityOf(facts, market);
    if (wanted > max) {
      const availableQuantity = max;
      messages.push({ type: 'ProductMaxQuantityExceeded', details: { ...about, availableQuantity } });
    }
    if (previousPrice !== undefined) {
      const details = { ...about, previousPrice: wire(previousPrice), price: wire(price) };
      messages.push({ type: 'PriceChanged', details });
    }
    return messages;
  });
}

/** Why a line can't be bought whatever its stock: it left the catalogue, its recipe did, or it is not on sale yet. */
function goneMessage(
  { recipeId, selectedOptions }: StoredLine,
  facts: SkuFacts | undefined,
  { status }: SkuAvailability,
  market: Market,
): BasketMessage['type'] | undefined {
  if (!facts?.active) return 'InvalidProductItem';
  const recipe = { ...(recipeId ? { recipeId } : {}), ...(selectedOptions ? { selectedOptions } : {}) };
  if (!recipeOf(recipe, facts.personalisation, market)) return 'InvalidProductItemException';
  return status === 'PREVIEW' ? 'ProductItemNotAvailableException' : undefined;
}

/** Messages for lines that a launch does not sell to the caller now. */
export function launchMessages(
  lines: readonly ComputedLine[],
  caller: LaunchCaller,
  now: Date,
): BasketMessage[] {
  return lines.flatMap(({ line: { sku }, facts }): BasketMessage[] => {
    const quantity = lines.reduce((count, { line }) => count + (line.sku === sku ? line.quantity : 0), 0);
    const refused = refusalOfAny(facts?.launches ?? [], caller, { sku, quantity }, now);
    if (!facts || !refused) return [];
    const { launchId, reason } = refused;
    const details = { productId: sku, productName: facts.name, launchId, reason };
    return [{ type: 'ProductsForbidden', details }];
  });
}

/** Message for goods worth more than the market allows in one order. */
export function totalMessages(goods: number, { maxProductsTotal, currency }: Market): BasketMessage[] {
  if (maxProductsTotal === undefined || goods <= fromWire(maxProductsTotal, currency).minor) return [];
  return [{ type: 'InvalidProductsTotal', details: { maxProductsTotal } }];
}

/** Messages for what is still missing for an order. */
export function missingMessages(
  data: BasketData,
  shipments: readonly Omit<ComputedShipment, 'shippingMinor'>[],
  market: Market,
  tax: Tax,
  dueMinor: number,
): BasketMessage[] {
  if (data.lines.length === 0) return [];
  const messages: BasketMessage[] = [];
  const add = (type: BasketMessage['type']) => messages.push({ type, details: {} });
  const isSent = goesToAddress(shipments);
  // Where nothing goes to an address, the message is read as: nobody is named yet to collect it or to be written to.
  if (isSent ? !data.shippingAddress : !contactOf(data)) add('ShippingAddressRequired');
  if (!isSent || !data.shippingAddress) {
    if (!isSent && tax.isMissing) add('TaxCalculationFailure');
  } else if (data.shippingAddress.country !== market.country) add('InvalidShippingAddress');
  else {
    // The market's rules may have changed since the address was saved.
    if (isBlockedPostalCode(data.shippingAddress.zipcode, market)) add('BlockedPostalCode');
    if (tax.isMissing) add('TaxCalculationFailure');
  }
  if (isSent && !data.billingAddress) add('BillingAddressRequired');
  const lost = shipments.filter(({ kind, method }) => !method && data.delivery[kind] !== undefined);
  // A point that has filled or closed since it was chosen is lost like a method that is no longer offered.
  const isPointLost = shipments.some(
    ({ pointFault }) => pointFault !== undefined && pointFault !== 'missing',
  );
  const primeFault = shipments.find((shipment) => shipment.primeFault)?.primeFault;
  if (primeFault) {
    const { errorCode } = primeFault;
    messages.push({ type: 'ShippingMethodInapplicable', details: { errorCode } });
  } else if (lost.length > 0 || isPointLost) add('ShippingMethodInapplicable');
  if (shipments.some(({ method, pointFault }) => !method || pointFault)) add('ShippingMethodRequired');
  if (shipments.some(({ method, slot }) => method?.scheduling && !slot)) add('ScheduledDeliveryRequired');
  if (market.invoicing?.isRequired && !invoicingOf(market, data.invoicingDetails))
    add('InvoicingDetailsRequired');
  for (const { id: documentId } of missingDocuments(market, data.acceptedConsents ?? [], isSent))
    messages.push({ type: 'ConsentRequired', details: { documentId } });
  // Where nothing is left to pay, there is nothing to choose.
  if (
    dueMinor > 0 &&
    !market.paymentMethods.some(({ id }) => data.instruments.some(({ methodId }) => methodId === id))
  )
    add('PaymentMethodRequired');
  return messages;
}
