import type { Basket, LineItem, Shipment } from '@touchline/contract/basket/schema';
import type { DeliveryMethod, Market, Site } from '@touchline/contract/market/schema';
import type { PickupPoint } from '@touchline/contract/pickup/schema';
import type { LegalScheduledDelivery } from '@touchline/contract/scheduling/schema';
import { giftCertificateMethod } from '@touchline/contract/giftCard/constants';
import { toWire } from '@touchline/contract/money';
import { colourWithCondition } from '../../catalogue/products/condition.ts';
import { pictureOf } from '../../catalogue/products/pictures.ts';
import { productUrl } from '../../catalogue/products/productUrl.ts';
import { sizeOrAmountName } from '../../catalogue/products/sizeLabel.ts';
import { personalisationOf } from '../../catalogue/personalisedProduct/recipe.ts';
import { localTime } from '../../kernel/delivery/localTime.ts';
import { promiseDelivery } from '../../kernel/delivery/promise.ts';
import { invoicingOf } from '../invoicing/checkDetails.ts';
import { giftView } from './giftView.ts';
import { fitsShipment } from './fitsShipment.ts';
import { pointView } from '../pickup/pointView.ts';
import { maxQuantityOf } from './maxQuantity.ts';
import type { BasketData } from './BasketData.ts';
import { instrumentsOf } from './instruments.ts';
import type { ComputedBasket, ComputedLine, ComputedShipment } from './computeBasket.ts';
import type { StoredBasket } from './loadBasket.ts';

/** The view of a basket that does not exist yet, for a shopper without one. */
export function newBasketView(site: Site, now: Date): Basket {
  return {
    currency: site.market.currency,
    shipmentList: [],
    pricing: {
      price: 0,
      standardPrice: 0,
      saved: 0,
      tax: 0,
      taxationPolicy: site.market.taxation.policy,
      total: 0,
      numberOfPayments: 1,
    },
    paymentInstrumentList: [],
    couponList: [],
    customer: { receiveSmsUpdates: false },
    messageList: [],
    taxCalculationMissing: false,
    modifiedDate: now.toISOString(),
    totalProductCount: 0,
    properties: {},
  };
}

/** A basket in the contract's format. */
export function basketView(basket: StoredBasket, computed: ComputedBasket, site: Site, now: Date): Basket {
  const { market } = site;
  const wire = (minor: number) => toWire(minor, market.currency);
  const { data } = basket;
  const shipments = computed.shipments.map((shipment) =>
    shipmentView(basket.id, shipment, computed, site, now),
  );
  const broken = shipments.find(({ errorCode }) => errorCode)?.errorCode;
  return {
    basketId: basket.id,
    currency: market.currency,
    shipmentList: shipments,
    pricing: {
      price: wire(computed.goods),
      standardPrice: wire(computed.goodsStandard),
      saved: wire(computed.goodsStandard - computed.goods),
      ...(computed.shipping === undefined ? {} : { shipping: wire(computed.shipping) }),
      ...(computed.shippingFrom === undefined ? {} : { shippingFrom: wire(computed.shippingFrom) }),
      tax: wire(computed.tax.minor),
      taxationPolicy: market.taxation.policy,
      total: wire(computed.total),
      ...(computed.voucher?.state === 'APPLIED' ? { voucher: wire(computed.voucher.minor) } : {}),
      ...reducedPrices(computed, wire),
      ...(computed.prepaid.minor > 0 ? { prepaid: wire(computed.prepaid.minor) } : {}),
      ...(computed.prepaid.offerMinor > 0 ? { prepaidOffer: wire(computed.prepaid.offerMinor) } : {}),
      ...(computed.paymentFee > 0 ? { paymentFee: wire(computed.paymentFee) } : {}),
      numberOfPayments: data.installments ?? 1,
      ...(computed.missingForFreeDelivery === undefined || computed.count === 0
        ? {}
        : { missingForFreeShipping: wire(computed.missingForFreeDelivery) }),
    },
    paymentInstrumentList: [
      ...computed.giftCards
        .filter(({ minor }) => minor > 0)
        .map(({ id, lastDigits, minor }) => ({
          ...{ paymentMethodId: giftCertificateMethod, amount: wire(minor) },
          giftCard: { id, lastDigits },
        })),
      ...instrumentsOf(data, computed.dueMinor, market).map(({ methodId, minor }) => ({
        ...{ paymentMethodId: methodId, amount: wire(minor) },
      })),
    ],
    couponList: [
      ...(computed.voucher
        ? [{ couponCode: computed.voucher.code, statusCode: computed.voucher.state }]
        : []),
      ...couponViews(computed, wire),
    ],
    ...(computed.giftCards.length > 0 ? { giftCards: giftCardViews(computed, market) } : {}),
    ...personal(basket),
    ...invoicingView(data, market),
    ...pickupPointOf(data),
    ...legalOfSlots(computed),
    ...(data.acceptedConsents ? { acceptedConsents: [...data.acceptedConsents] } : {}),
    messageList: [...computed.messages],
    ...(broken === undefined ? {} : { errorCode: broken }),
    taxCalculationMissing: computed.tax.isMissing && computed.count > 0,
    modifiedDate: basket.modifiedAt.toISOString(),
    totalProductCount: computed.count,
    ...(computed.segmentationId === undefined ? {} : { segmentationId: computed.segmentationId }),
    ...(computed.pointsToEarn === undefined ? {} : { pointsToEarn: computed.pointsToEarn }),
    ...(computed.flashTimeLeft === undefined ? {} : { flashTimeLeft: computed.flashTimeLeft }),
    ...(basket.reservedUntil ? { reservedUntil: basket.reservedUntil.toISOString() } : {}),
    properties: { ...data.properties },
  };
}

/** What coupons take off, and what gift cards leave to pay; for the basket and the order. */
export function reducedPrices(
  { coupons, giftCards, dueMinor }: ComputedBasket,
  wire: (minor: number) => number,
): Pick<Basket['pricing'], 'coupons' | 'due'> {
  const off = coupons.reduce((sum, { minor }) => sum + minor, 0);
  return {
    ...(off > 0 ? { coupons: wire(off) } : {}),
    ...(giftCards.some(({ minor }) => minor > 0) ? { due: wire(dueMinor) } : {}),
  };
}

function couponViews(
  { coupons, deliveryOff }: ComputedBasket,
  wire: (minor: number) => number,
): Basket['couponList'] {
  return coupons.map(({ code, kind, state, isKlarna, minor }) => {
    const off = state !== 'APPLIED' ? 0 : kind === 'freeDelivery' ? deliveryOff : minor;
    return {
      ...{ couponCode: code, statusCode: state === 'APPLIED' && isKlarna ? 'KLARNA' : state },
      ...(off > 0 ? { amount: wire(off) } : {}),
      ...(kind ? { kind } : {}),
    };
  });
}

/** The gift cards of a basket in the contract's format. */
export function giftCardViews(
  { giftCards }: Pick<ComputedBasket, 'giftCards'>,
  { currency }: Pick<Site['market'], 'currency'>,
): NonNullable<Basket['giftCards']> {
  return giftCards.map(({ id, lastDigits, state, minor, leftMinor }) => ({
    ...{ id, lastDigits, statusCode: state },
    ...{ amount: toWire(minor, currency), left: toWire(leftMinor, currency) },
  }));
}

/** The legal note of the first shipment that is delivered at a chosen time, for the basket and the order. */
export function legalOfSlots({ shipments }: ComputedBasket): {
  legalScheduledDeliveryData?: LegalScheduledDelivery;
} {
  const noted = shipments.find(({ method }) => method?.scheduling?.legal);
  const textKey = noted?.method?.scheduling?.legal?.textKey;
  if (!noted || textKey === undefined) return {};
  const { legalAcceptedAt: acceptedAt } = noted;
  return { legalScheduledDeliveryData: { textKey, ...(acceptedAt === undefined ? {} : { acceptedAt }) } };
}

/** The shop or pick-up point of the first shipment that has one. */
function pickupPointOf({ delivery }: BasketData): Pick<Basket, 'pickupPoint'> {
  const collected = Object.values(delivery).find(({ point }) => point !== undefined);
  if (!collected?.point) return {};
  const { id } = collected.point;
  return { pickupPoint: collected.kind === 'pudo' ? { pudoStore: { id } } : { cncStore: { id } } };
}

function invoicingView({ invoicingDetails }: BasketData, market: Market): Pick<Basket, 'invoicingDetails'> {
  const details = invoicingOf(market, invoicingDetails);
  return details ? { invoicingDetails: details } : {};
}

function personal({
  data,
  ownerId,
}: StoredBasket): Pick<Basket, 'customer' | 'shippingAddress' | 'billingAddress' | 'contact'> {
  return {
    ...(data.shippingAddress ? { shippingAddress: data.shippingAddress } : {}),
    ...(data.billingAddress ? { billingAddress: data.billingAddress } : {}),
    ...(data.contact ? { contact: data.contact } : {}),
    customer: {
      ...(ownerId === null ? {} : { customerId: ownerId }),
      ...(data.euci === undefined ? {} : { customerEUCI: data.euci }),
      ...(data.email === undefined ? {} : { email: data.email }),
      receiveSmsUpdates: data.receiveSmsUpdates,
      ...(data.smsNumber === undefined ? {} : { smsNumber: data.smsNumber }),
    },
  };
}

/** Id of a shipment, made from the basket id and the kind. */
export const shipmentId = (basketId: string, kind: ComputedShipment['kind']): string => `${basketId}.${kind}`;

const typeOf = (kind: ComputedShipment['kind']): Shipment['shipmentType'] =>
  kind === 'separate' ? 'regular' : kind;

/** The delivery option of a shipment, as in the contract. */
export type ShippingLine = NonNullable<Shipment['shippingLineItem']>;

/** The delivery option of one shipment, for the basket and the order; an order has a code to collect it with. */
export function shippingLine(
  shipment: ComputedShipment,
  site: Site,
  now: Date,
  code?: string,
): ShippingLine | undefined {
  const { method } = shipment;
  if (!method) return undefined;
  const { slot } = shipment;
  const pickup = pickupOf(shipment);
  const text = method.texts?.[site.language.code];
  return {
    id: method.id,
    shippingType: method.shippingType,
    carrierService: method.carrierService,
    name: method.carrierName ?? '',
    ...(text === undefined ? {} : { text }),
    pricing: { price: toWire(shipment.shippingMinor, site.market.currency) },
    ...(method.cashOnDelivery ? { cashOnDelivery: true } : {}),
    ...(slot
      ? { deliveryPeriod: { from: slot.day, to: slot.day }, scheduled: { from: slot.from, to: slot.to } }
      : fitsShipment(method, 'regular')
        ? { deliveryPeriod: collectionOf(shipment) ?? deliveryPeriod(method, shipment, site, now) }
        : {}),
    itemIds: shipment.lines.map(({ line }) => line.id),
    ...(pickup ? { pickup: { point: pickup, ...(code === undefined ? {} : { code }) } } : {}),
  };
}

function deliveryPeriod(method: DeliveryMethod, { readyFrom }: ComputedShipment, site: Site, now: Date) {
  const { earliest, latest } = promiseDelivery(method, site.market, now, readyFrom);
  return { from: earliest, to: latest };
}

/** The day from which on a shipment can be collected; `undefined` before a point is chosen. */
export function collectionOf({ point, readyBy }: ComputedShipment): { from: string; to: string } | undefined {
  if (!point || !readyBy) return undefined;
  const { day } = localTime(readyBy, point.time_zone);
  return { from: day, to: day };
}

/** Where a shipment is collected. */
function pickupOf({ point, method, isFromStore, readyBy }: ComputedShipment): PickupPoint | undefined {
  if (!point || !method) return undefined;
  return {
    ...pointView(point),
    ...(method.shippingType === 'cnc' ? { stock: isFromStore ? ('all' as const) : ('later' as const) } : {}),
    ...(readyBy ? { readyBy: readyBy.toISOString() } : {}),
  };
}

function shipmentView(
  basketId: string,
  shipment: ComputedShipment,
  { coupons }: ComputedBasket,
  site: Site,
  now: Date,
): Shipment {
  const shippingLineItem = shippingLine(shipment, site, now);
  const isShort = shipment.lines.some(({ line, availability }) => line.quantity > availability.available);
  return {
    shipmentId: shipmentId(basketId, shipment.kind),
    shipmentType: typeOf(shipment.kind),
    productLineItemList: shipment.lines.map((line) => lineView(line, coupons, site)),
    ...(shippingLineItem ? { shippingLineItem } : {}),
    ...(isShort ? { errorCode: 'FulfillmentFailedProductNotAvailable' } : {}),
  };
}

/** A line as shown in the basket and the order. */
export function lineView(computed: ComputedLine, coupons: ComputedBasket['coupons'], site: Site): LineItem {
  const { line, facts, price, standard, availability, previousPrice } = computed;
  const { currency } = site.market;
  const maxQuantity = maxQuantityOf(facts, site.market);
  const wire = (minor: number) => toWire(minor, currency);
  const personalisation = personalisationOf(line, site.language.code);
  const discounts = coupons.flatMap(({ code: id, shares }) => {
    const minor = shares.get(line.id) ?? 0;
    return minor > 0 ? [{ id, minor }] : [];
  });
  const picture = facts?.picture ? pictureOf(facts.picture, facts, site.language.code) : undefined;
  return {
    itemId: line.id,
    productId: line.sku,
    productName: facts?.name ?? '',
    quantity: line.quantity,
    ...(line.recipeId === undefined ? {} : { recipeId: line.recipeId }),
    ...(line.selectedOptions ? { recipe: { selectedOptions: { ...line.selectedOptions } } } : {}),
    pricing: {
      price: wire(price),
      standardPrice: wire(standard),
      total: wire(price * line.quantity - discounts.reduce((sum, { minor }) => sum + minor, 0)),
      ...(previousPrice === undefined ? {} : { previousPrice: wire(previousPrice) }),
    },
    discountList: discounts.map(({ id, minor }) => ({ id, amount: wire(minor) })),
    currency,
    thirdPartyBuyable: true,
    ...(personalisation.length > 0 ? { personalisation } : {}),
    ...(line.isSeparate ? { isSeparate: true } : {}),
    ...(line.gift ? { gift: giftView(line.gift, site) } : {}),
    baseProductId: facts?.productId ?? line.sku.replace(/_\d+$/, ''),
    subTitle: facts?.kind ?? '',
    color: facts ? colourWithCondition(facts.colour, facts.condition, site.language.code) : '',
    size: facts ? sizeOrAmountName(facts, site) : '',
    url: facts ? productUrl(facts.slug, facts.productId) : '/',
    ...(picture ? { picture } : {}),
    availability_status: availability.status,
    ...(availability.readyFrom
      ? { sentFrom: localTime(availability.readyFrom, site.market.timeZone).day }
      : {}),
    availableQuantity: Math.min(availability.available, maxQuantity),
    maxQuantity,
  };
}
