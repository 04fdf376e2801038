import type { BasketMessage } from '@touchline/contract/basket/schema';
import type { Market, MarketPaymentMethod, Site } from '@touchline/contract/market/schema';
import type { BankChoice } from '@touchline/contract/payment/schema';
import type { ConfirmedItems } from '@touchline/contract/order/schema';
import { fromWire, toWire } from '@touchline/contract/money';
import { isPrepaid } from '@touchline/contract/payment/constants';
import { legalOfSlots, lineView, reducedPrices, shippingLine } from '../basket/basketView.ts';
import type { BasketData } from '../basket/BasketData.ts';
import { smsNumberOfOrder } from '../basket/smsUpdates.ts';
import { destinationOf, goesToAddress } from '../basket/destination.ts';
import { changedElsewhere, type OpenBasket } from '../basket/editBasket.ts';
import { checkLaunches } from '../basket/launchRefusal.ts';
import { checkOffered, reservationFailure } from '../basket/reservationFailure.ts';
import { invoicingOf } from '../invoicing/checkDetails.ts';
import { spread } from '../basket/spread.ts';
import { consentsOfOrder } from '../permissions/askedDocuments.ts';
import { slotRefusal } from '../scheduling/slotRefusal.ts';
import { missingLegalPages } from '../../catalogue/content/missingLegalPages.ts';
import { installmentPlans } from '../payment/installments.ts';
import { methodName, methodsFor } from '../payment/paymentMethods.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import { stockLines } from '../basket/stockLines.ts';
import { pudoException } from '../pickup/pointFault.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { sentByEmail } from './sentByEmail.ts';
import type { OrderData } from './tables.ts';

/** What a shopper requests when placing an order. */
export interface PlaceRequest {
  readonly basketId: string;
  readonly paymentMethodId: string;
  readonly checkoutId?: string | undefined;
  readonly paymentToken?: string | undefined;
  readonly confirmedTotal: number;
  readonly confirmedDue?: number | undefined;
  readonly confirmedItems?: ConfirmedItems | undefined;
  readonly registrationId?: string | undefined;
  readonly savePaymentMethod?: boolean | undefined;
  readonly bankChoice?: BankChoice | undefined;
  readonly paymentCode?: string | undefined;
  readonly walletToken?: string | undefined;
}

/** Messages that prevent an order; the others only inform. */
const blocking = new Set<BasketMessage['type']>([
  'ShippingAddressRequired',
  'BillingAddressRequired',
  'ShippingMethodRequired',
  'ScheduledDeliveryRequired',
  'ConsentRequired',
  'InvoicingDetailsRequired',
  'InvalidShippingAddress',
  'BlockedPostalCode',
  'TaxCalculationFailure',
  'InvalidProductsTotal',
  'ProductItemWithoutPrice',
  'ProductMaxQuantityExceeded',
]);

/** Throws where the shop has no terms or no privacy notice: nobody can agree to what is not there. */
export async function checkLegalPages(shop: CommerceContext, market: Market): Promise<void> {
  const missingPages = await missingLegalPages(shop, market);
  if (missingPages.length === 0) return;
  throw new Failure(
    422,
    'LegalPagesMissing',
    'This shop takes no payments until its legal pages are there.',
    {
      details: { missingPages },
    },
  );
}

/**
 * Checks that a basket can become an order as the shopper saw it: complete, in stock, with this payment method and
 * total. Throws when it can't; returns the payment method.
 */
export function checkReady(
  { basket, computed }: OpenBasket,
  request: PlaceRequest,
  site: Site,
): MarketPaymentMethod {
  const { data } = basket;
  if (request.confirmedItems && !holds(data, request.confirmedItems)) throw changedElsewhere(null);
  const method = methodsFor(site.market, computed).find(({ id }) => id === request.paymentMethodId);
  if (!method) {
    // What pays may depend on what is left to pay: a gift card was spent meanwhile.
    if (!isAsConfirmed(request, computed, site.market)) throw amountMismatch(computed, site.market);
    throw new Failure(422, 'InvalidParameters', 'This basket can not be paid this way.');
  }
  checkLaunches(computed);
  checkOffered(computed);
  const short = computed.messages.filter(({ type }) => type === 'ProductItemNotAvailable');
  if (short.length > 0) throw reservationFailure(short.map(({ details }) => details.productId ?? ''));
  refuseSlotsGone(basket.data, computed);
  const fault = computed.shipments.find(({ pointFault }) => pointFault)?.pointFault;
  if (fault) throw pudoException(fault);
  const messageList = computed.messages.filter(({ type }) => blocking.has(type));
  if (data.lines.length === 0 || data.email === undefined || messageList.length > 0) {
    const email = data.email === undefined ? [{ field: 'email', errorCode: 'required' }] : [];
    throw new Failure(422, 'InvalidDataException', 'The basket is not ready.', {
      details: { messageList, fields: email },
    });
  }
  // Cash on delivery that was not chosen in the basket: its total has the incentive to pay before.
  const isOtherTotal = computed.prepaid.minor > 0 && !isPrepaid(method.id);
  if (isOtherTotal || !isAsConfirmed(request, computed, site.market))
    throw amountMismatch(computed, site.market);
  return method;
}

/** Whether the shopper saw this total, and what gift cards leave of it. */
function isAsConfirmed(
  { confirmedTotal, confirmedDue = confirmedTotal }: PlaceRequest,
  { total, dueMinor }: OpenBasket['computed'],
  { currency }: Pick<Market, 'currency'>,
): boolean {
  return (
    fromWire(confirmedTotal, currency).minor === total && fromWire(confirmedDue, currency).minor === dueMinor
  );
}

const amountMismatch = (
  { total, dueMinor }: OpenBasket['computed'],
  { currency }: Pick<Market, 'currency'>,
): Failure =>
  new Failure(409, 'AmountMismatch', 'The total is not what the shopper saw.', {
    details: {
      total: toWire(total, currency),
      ...(dueMinor === total ? {} : { due: toWire(dueMinor, currency) }),
    },
  });

/** A slot that is too soon by now, or that the market has taken away, has an answer of its own: nothing else is missing. */
function refuseSlotsGone({ delivery }: BasketData, { shipments }: OpenBasket['computed']): void {
  const gone = shipments.filter(
    ({ kind, method, slot }) => method?.scheduling && delivery[kind]?.slot && !slot,
  );
  if (gone.length > 0) throw slotRefusal('ScheduledSlotUnknown');
}

/** Whether the basket contains what the shopper was shown, regardless of how it is split into lines. */
function holds({ lines }: BasketData, items: ConfirmedItems): boolean {
  const left = new Map<string, number>();
  const add = (sku: string, quantity: number) => left.set(sku, (left.get(sku) ?? 0) + quantity);
  for (const { sku, quantity } of lines) add(sku, quantity);
  for (const { productId, quantity } of items) add(productId, -quantity);
  return [...left.values()].every((quantity) => quantity === 0);
}

/** The order's own copy of the basket. */
export function orderDataOf(
  { basket, computed }: OpenBasket,
  method: MarketPaymentMethod,
  site: Site,
  now: Date,
  collectionCode: string | undefined,
): OrderData {
  const { data } = basket;
  const { market } = site;
  const wire = (minor: number) => toWire(minor, market.currency);
  const invoicingDetails = invoicingOf(market, data.invoicingDetails);
  return {
    productLineItemList: computed.lines.map((line) => lineView(line, computed.coupons, site)),
    shippingLineItemList: computed.shipments.flatMap((shipment) => {
      const line = shippingLine(shipment, site, now, shipment.point ? collectionCode : undefined);
      return line ? [line] : [];
    }),
    ...destinationOf(data, computed.shipments),
    pricing: {
      price: wire(computed.goods),
      saved: wire(computed.goodsStandard - computed.goods),
      shipping: wire(computed.shipping ?? 0),
      tax: wire(computed.tax.minor),
      total: wire(computed.total),
      ...(computed.voucher?.state === 'APPLIED' ? { voucher: wire(computed.voucher.minor) } : {}),
      ...(computed.prepaid.minor > 0 ? { prepaid: wire(computed.prepaid.minor) } : {}),
      ...(computed.paymentFee > 0 ? { paymentFee: wire(computed.paymentFee) } : {}),
      ...reducedPrices(computed, wire),
    },
    taxationPolicy: market.taxation.policy,
    payment: {
      ...{ paymentMethodId: method.id, name: methodName(method, site.language.code) },
      ...(method.flow === 'onDelivery' ? { isOnDelivery: true } : {}),
      ...chosenInstallments(data, method, computed.dueMinor, market.currency),
    },
    ...(Object.keys(basket.data.properties).length > 0 ? { properties: basket.data.properties } : {}),
    ...(computed.segmentationId === undefined ? {} : { segmentationId: computed.segmentationId }),
    stock: stockLines(computed),
    ...legalOfSlots(computed),
    ...consentsOf(data, computed, market),
    ...smsNumberOfOrder(data, market),
    ...(invoicingDetails ? { invoicingDetails } : {}),
    ...sentByEmail(computed, market, now),
    ...collectionOf(data, computed),
    ...reductionsIn(computed, wire),
    ...taxesIn(computed),
  };
}

/** What took something off, each line's part of it, and the gift cards that pay. */
function reductionsIn(
  { coupons, deliveryOff, reductions, giftCards }: OpenBasket['computed'],
  wire: (minor: number) => number,
): Pick<OrderData, 'coupons' | 'lineReductions' | 'paidByGiftCards'> {
  const applied = coupons
    .filter(({ state }) => state === 'APPLIED')
    .map(({ code: couponCode, kind, minor }) => ({
      ...{ couponCode, amount: wire(kind === 'freeDelivery' ? deliveryOff : minor) },
    }));
  const paying = giftCards
    .filter(({ minor }) => minor > 0)
    .map(({ lastDigits, minor }) => ({ lastDigits, amount: wire(minor) }));
  return {
    ...(applied.length > 0 ? { coupons: applied } : {}),
    ...(reductions.size > 0 ? { lineReductions: Object.fromEntries(reductions) } : {}),
    ...(paying.length > 0 ? { paidByGiftCards: paying } : {}),
  };
}

/** Each line's part of the tax on top: what is not taxed has none. */
function taxesIn({ lines, reductions, tax }: OpenBasket['computed']): Pick<OrderData, 'lineTaxes'> {
  if (tax.onTop === 0) return {};
  const parts = spread(
    tax.onTop,
    lines.map(({ line, price, facts }) =>
      facts?.taxable ? price * line.quantity - (reductions.get(line.id) ?? 0) : 0,
    ),
  );
  return { lineTaxes: Object.fromEntries(lines.map(({ line }, at) => [line.id, parts[at] ?? 0])) };
}

/** What the shopper agreed to of what this order was asked for. */
function consentsOf(
  { acceptedConsents = [] }: BasketData,
  { shipments }: OpenBasket['computed'],
  market: Market,
): Pick<OrderData, 'acceptedConsents'> {
  const kept = consentsOfOrder(market, acceptedConsents, goesToAddress(shipments));
  return kept.length > 0 ? { acceptedConsents: kept } : {};
}

/**
 * The instalments that the basket is paid in, with a method that has some. Throws where they are not offered for this
 * total any more: the shopper has not seen others.
 */
function chosenInstallments(
  { installments = 1 }: BasketData,
  method: MarketPaymentMethod,
  totalMinor: number,
  currency: string,
): Pick<OrderData['payment'], 'installments'> {
  if (installments === 1 || !method.installments) return {};
  const plan = installmentPlans(method, totalMinor, currency).find(
    ({ numberOfPayments }) => numberOfPayments === installments,
  );
  if (plan) return { installments: plan };
  throw new Failure(409, 'InstallmentsChanged', 'These instalments are not offered for this total.');
}

/** Where an order is collected, and the shopper's numbers there; nothing for one that is sent. */
function collectionOf(
  { delivery }: BasketData,
  { shipments }: OpenBasket['computed'],
): Pick<OrderData, 'points' | 'consumerIds'> {
  const points = [...new Set(shipments.flatMap(({ point }) => (point ? [point.key] : [])))].toSorted();
  const numbers = shipments.flatMap(({ kind, method }) => {
    const number = delivery[kind]?.point?.consumerId;
    return number !== undefined && method ? [[method.carrierCode, number] as const] : [];
  });
  return {
    ...(points.length > 0 ? { points } : {}),
    ...(numbers.length > 0 ? { consumerIds: Object.fromEntries(numbers) } : {}),
  };
}
