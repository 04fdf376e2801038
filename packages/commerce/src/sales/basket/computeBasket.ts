import type { BasketMessage } from '@touchline/contract/basket/schema';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { computeCoupons, freesDelivery, type ComputedCoupon } from '../coupon/computeCoupons.ts';
import { computeGiftCards, type ComputedGiftCard } from '../giftCard/computeGiftCards.ts';
import { computeVoucher, isVoucherUsable, reductionsOf, type ComputedVoucher } from './reductions.ts';
import { shipmentKinds, type BasketData, type ShipmentKind, type StoredLine } from './BasketData.ts';
import type { LoadedBasket, PointFacts, SkuFacts } from './loadBasket.ts';
import { pointFaultOf, type PointFault } from '../pickup/pointFault.ts';
import { pointKey } from '../pickup/PointRecord.ts';
import { readyAt } from '../pickup/readyAt.ts';
import { recipePrice } from '../../catalogue/personalisedProduct/recipe.ts';
import { pointsFor, programmeOf } from '../../kernel/market/loyaltyProgramme.ts';
import { isPricedForMembers, unitPrice } from './unitPrice.ts';
import { isFlashSale, stateOf } from '../../kernel/launchAccess/launchGate.ts';
import { launchMessages, lineMessages, missingMessages, totalMessages } from './basketMessages.ts';
import { taxRegionOf } from './destination.ts';
import { chosenSlot } from './chosenSlot.ts';
import type { Slot } from '../../kernel/delivery/slots.ts';
import { fitsShipment, onlyMethod } from './fitsShipment.ts';
import { isPaidOnDelivery, onDeliveryFee } from '../payment/paidOnDelivery.ts';
import { marketAt } from '../../kernel/delivery/marketAt.ts';
import { isPrime } from '../../kernel/delivery/prime.ts';
import { goodsFault, linesFromNode, shopperFault, type PrimeFault } from '../prime/primeFault.ts';
import { prepaidIncentive, type PrepaidIncentive } from '../payment/prepaidIncentive.ts';
import { shipmentPrice } from './shipmentPrice.ts';
import { lowestDeliveryPrice, missingForFreeDelivery, taxOf, type Tax } from './priceBasket.ts';
import { skuAvailability, type SkuAvailability } from './skuAvailability.ts';

/** A line with current prices and stock; amounts in minor units. */
export interface ComputedLine {
  readonly line: StoredLine;
  readonly facts: SkuFacts | undefined;
  readonly price: number;
  readonly standard: number;
  readonly availability: SkuAvailability;
  readonly previousPrice: number | undefined;
  /** The store whose stock it is taken from; without one it is the shop's own. */
  readonly storeCode?: string;
}

export interface ComputedShipment {
  readonly kind: ShipmentKind;
  readonly lines: readonly ComputedLine[];
  /** The chosen delivery method, if the market still offers it. */
  readonly method: DeliveryMethod | undefined;
  /** The chosen slot, while it is offered. */
  readonly slot: Slot | undefined;
  /** When the legal note of the slot was accepted, ISO 8601. */
  readonly legalAcceptedAt: string | undefined;
  readonly shippingMinor: number;
  readonly readyFrom: Date | undefined;
  /** Where it is collected, also where that is no longer possible. */
  readonly point: PointFacts | undefined;
  /** Why it can't be collected; only of a method that needs a point. */
  readonly pointFault: PointFault | undefined;
  /** Why Prime, which was chosen, does not deliver it any more. */
  readonly primeFault: PrimeFault | undefined;
  /** Whether all of it is taken from the stock of the store in which it is collected. */
  readonly isFromStore: boolean;
  /** From when on it can be collected. */
  readonly readyBy: Date | undefined;
}

/** Everything derived from a basket, a market and a point in time; amounts in minor units. */
export interface ComputedBasket {
  readonly lines: readonly ComputedLine[];
  readonly shipments: readonly ComputedShipment[];
  readonly goods: number;
  readonly goodsStandard: number;
  /** The goods that come in a parcel: only they decide on free delivery. */
  readonly parcelGoods: number;
  /** The goods that are taxed, less what the voucher takes off. */
  readonly taxedGoods: number;
  /** What the basket's voucher takes off, and why it takes nothing off. */
  readonly voucher: ComputedVoucher | undefined;
  /** What paying before delivery takes off, or would take off. */
  readonly prepaid: PrepaidIncentive;
  /** The basket's coupons, and why one takes nothing off. */
  readonly coupons: readonly ComputedCoupon[];
  /** A coupon makes the delivery free that is not the fastest. */
  readonly hasFreeDelivery: boolean;
  /** What that saves. */
  readonly deliveryOff: number;
  /** What vouchers and coupons take off the goods. */
  readonly goodsOff: number;
  /** The same of each line, by its id. */
  readonly reductions: ReadonlyMap<string, number>;
  /** The gift cards, and what each pays. */
  readonly giftCards: readonly ComputedGiftCard[];
  /** What is left for the chosen method to pay. */
  readonly dueMinor: number;
  /** The segment of shoppers by whose prices it is computed: `members.2`, by tier; `undefined` for everybody else. */
  readonly segmentationId: string | undefined;
  /** What the goods earn a member. */
  readonly pointsToEarn: number | undefined;
  readonly shipping: number | undefined;
  /** What paying at the door costs. */
  readonly paymentFee: number;
  readonly tax: Tax;
  readonly total: number;
  /** As long as nobody has chosen a delivery: what the cheapest one costs. */
  readonly shippingFrom: number | undefined;
  readonly missingForFreeDelivery: number | undefined;
  readonly count: number;
  /** Seconds left in the flash sale that ends first; 0 once one has ended whose price the shopper saw. */
  readonly flashTimeLeft: number | undefined;
  readonly messages: readonly BasketMessage[];
}

/** Computes a basket. Amounts sent by a client are never used. */
export function computeBasket(
  data: BasketData,
  {
    facts,
    isMember,
    launchCaller,
    voucher: known,
    coupons: knownCoupons,
    giftCards: knownCards,
    points,
  }: Pick<
    LoadedBasket,
    'facts' | 'isMember' | 'launchCaller' | 'voucher' | 'coupons' | 'giftCards' | 'points'
  >,
  everywhere: Market,
  now: Date,
): ComputedBasket {
  const market = marketAt(everywhere, data.shippingAddress?.zipcode, now);
  const isForMembers = isPricedForMembers(isMember, market);
  const fromShop = data.lines.map((line) =>
    computeLine(line, facts.get(line.sku), isForMembers, market, now),
  );
  const { shipments, lines } = shipmentsOf(fromShop, data, points, market, now);
  const sellable = lines.filter(({ facts: known }) => known?.standard != null);
  const goods = sum(sellable, ({ price, line }) => price * line.quantity);
  const goodsStandard = sum(sellable, ({ standard, line }) => standard * line.quantity);
  const value = (of: (facts: SkuFacts) => boolean) =>
    sum(sellable, ({ facts: known, price, line }) => (known && of(known) ? price * line.quantity : 0));
  const parcelGoods = value(({ deliveryKind }) => deliveryKind === null);
  const reducible = sellable
    .filter(({ facts: about }) => about?.deliveryKind !== 'egiftcard')
    .map(({ line, price, facts: about }) => ({
      ...{ id: line.id, minor: price * line.quantity },
      ...{ productId: about?.productId ?? '', category: about?.category ?? null },
    }));
  const coupons = computeCoupons(data, knownCoupons, {
    ...{ lines: reducible, market: market.code, isMember: isForMembers, now },
    hasVoucher: isVoucherUsable(data, known, market),
  });
  const hasFreeDelivery = freesDelivery(coupons);
  const couponsOff = sum(coupons, ({ minor }) => minor);
  const prices = shipments.map(({ method }, index) =>
    method ? shipmentPrice(method, index, parcelGoods, market, false) : 0,
  );
  const priced = shipments.map((shipment, index) => ({
    ...shipment,
    shippingMinor: shipment.method
      ? shipmentPrice(shipment.method, index, parcelGoods, market, hasFreeDelivery) +
        (shipment.slot?.priceMinor ?? 0)
      : 0,
  }));
  const shipping =
    priced.length > 0 && priced.every(({ method }) => method)
      ? sum(priced, ({ shippingMinor }) => shippingMinor)
      : undefined;
  // A gift card is money in another form: it earns no points, and no voucher pays for it.
  const rewarded = value(({ deliveryKind }) => deliveryKind !== 'egiftcard');
  const voucher = computeVoucher(data, known, market, rewarded - couponsOff);
  const goodsOff = couponsOff + (voucher?.minor ?? 0);
  // A delivery that is paid at the door decides how it is paid, whatever was chosen before.
  const paidBy = isPaidOnDelivery({ shipments })
    ? 'CASH_ON_DELIVERY'
    : data.instruments.find(({ minor }) => minor === undefined)?.methodId;
  const prepaid = prepaidIncentive(market, paidBy, rewarded - goodsOff);
  const off = goodsOff + prepaid.minor;
  const reductions = reductionsOf(reducible, coupons, (voucher?.minor ?? 0) + prepaid.minor);
  const paid = goods - off;
  const region = taxRegionOf(data, shipments);
  // Where tax depends on the place, what goes to no place has none: downloads alone, in a market with prices before tax.
  const isPlaceless = parcelGoods === 0 && market.taxation.policy === 'net' && !region;
  const taxed = sellable.filter(({ facts: about }) => about?.taxable);
  const taxedGoods = isPlaceless
    ? 0
    : value(({ taxable }) => taxable) - sum(taxed, ({ line }) => reductions.get(line.id) ?? 0);
  const rules = isForMembers ? programmeOf(market) : undefined;
  const paymentFee = onDeliveryFee(market, { shipments });
  const tax = taxOf(market.taxation, taxedGoods, (shipping ?? 0) + paymentFee, region);
  const total = paid + (shipping ?? 0) + paymentFee + tax.onTop;
  const giftCards = computeGiftCards(data, knownCards, market, total - (goods - rewarded), now);
  const dueMinor = total - sum(giftCards, ({ minor }) => minor);
  return {
    lines,
    shipments: priced,
    goods,
    goodsStandard,
    ...{ parcelGoods, taxedGoods },
    voucher,
    prepaid,
    ...{ coupons, hasFreeDelivery, reductions, giftCards, dueMinor, goodsOff: off },
    deliveryOff:
      sum(prices, (minor) => minor) -
      sum(priced, ({ shippingMinor, slot }) => shippingMinor - (slot?.priceMinor ?? 0)),
    segmentationId: isForMembers ? `members.${launchCaller.tier}` : undefined,
    pointsToEarn: rules && pointsFor(rules, rewarded - off, market.currency),
    shipping,
    shippingFrom:
      shipping === undefined && parcelGoods > 0
        ? hasFreeDelivery
          ? 0
          : lowestDeliveryPrice(market, parcelGoods)
        : undefined,
    tax,
    paymentFee,
    total,
    missingForFreeDelivery:
      parcelGoods > 0 && !hasFreeDelivery ? missingForFreeDelivery(market, parcelGoods) : undefined,
    count: sum(lines, ({ line }) => line.quantity),
    flashTimeLeft: flashTimeLeft(lines, now),
    messages: [
      ...lineMessages(lines, market),
      ...launchMessages(lines, launchCaller, now),
      ...totalMessages(goods, market),
      ...missingMessages(data, shipments, market, tax, dueMinor),
    ],
  };
}

function computeLine(
  line: StoredLine,
  facts: SkuFacts | undefined,
  isForMembers: boolean,
  market: Market,
  now: Date,
): ComputedLine {
  const extra = recipePrice(line, market);
  const standard = (facts?.standard ?? 0) + extra;
  const price = facts ? unitPrice(facts, isForMembers) + extra : 0;
  // A member who was not signed in yet saw the price for everybody: paying less is no news.
  const wasForAll =
    isForMembers && facts !== undefined && line.seen.price === unitPrice(facts, false) + extra;
  const isChanged =
    line.seen.market === market.code && line.seen.price !== price && !wasForAll && facts?.standard != null;
  return {
    line,
    facts,
    price,
    standard,
    availability: skuAvailability(facts, now),
    previousPrice: isChanged ? line.seen.price : undefined,
  };
}

/** One shipment per kind, and the lines as they are taken from the stock of the shop or of a store. */
function shipmentsOf(
  fromShop: readonly ComputedLine[],
  data: BasketData,
  points: LoadedBasket['points'],
  market: Market,
  now: Date,
): { shipments: Omit<ComputedShipment, 'shippingMinor'>[]; lines: ComputedLine[] } {
  // What is all there is has nothing to be apart from.
  const isApart = fromShop.some(
    ({ line, availability }) => availability.shipment === 'regular' && !line.isSeparate,
  );
  const shipments = shipmentKinds
    .map((kind) => ({ kind, lines: fromShop.filter((line) => kindOfLine(line, isApart) === kind) }))
    .filter((shipment) => shipment.lines.length > 0)
    .map(({ kind, lines }) => {
      const delivery = data.delivery[kind];
      const chosen =
        delivery === undefined
          ? onlyMethod(market, kind)
          : market.deliveryMethods.find((each) => each.id === delivery.methodId && fitsShipment(each, kind));
      const primeFault = chosen && isPrime(chosen) ? faultOfPrime(data, lines) : undefined;
      const method = primeFault ? undefined : chosen;
      const point = delivery?.point && points.get(pointKey(delivery.point));
      const pointFault = method && pointFaultOf(method, delivery?.point, point, market);
      const storeLines =
        method && point && !pointFault ? linesFromStore(kind, method, lines, point) : undefined;
      const nodeLines = method && isPrime(method) ? linesFromNode(lines, method) : undefined;
      const readyFrom = latest(lines.map(({ availability }) => availability.readyFrom));
      const slot = method && chosenSlot(delivery?.slot, method, market, now, readyFrom);
      return {
        ...{ kind, method, slot, point, pointFault, primeFault, readyFrom },
        lines: storeLines ?? nodeLines ?? lines,
        legalAcceptedAt: slot && delivery?.slot?.acceptedAt,
        isFromStore: storeLines !== undefined,
        readyBy:
          method && point
            ? readyAt(method, point, { isInStore: storeLines !== undefined, readyFrom }, market, now)
            : undefined,
      };
    });
  const changed = new Map(shipments.flatMap(({ lines }) => lines.map((line) => [line.line.id, line])));
  return { shipments, lines: fromShop.map((line) => changed.get(line.line.id) ?? line) };
}

/** Why a shipment can't be delivered with Prime. */
function faultOfPrime({ wallet }: BasketData, lines: readonly ComputedLine[]): PrimeFault | undefined {
  const errorCode = shopperFault(wallet);
  return errorCode ? { errorCode, productIds: [] } : goodsFault(lines);
}

const kindOfLine = ({ line, availability: { shipment } }: ComputedLine, isApart: boolean): ShipmentKind =>
  shipment === 'regular' && line.isSeparate && isApart ? 'separate' : shipment;

/** The lines as the store has them, where it has all of them now. */
function linesFromStore(
  kind: ShipmentKind,
  method: DeliveryMethod,
  lines: readonly ComputedLine[],
  point: PointFacts,
): ComputedLine[] | undefined {
  if (kind !== 'regular' || method.shippingType !== 'cnc') return undefined;
  const isThere = lines.every(({ line: { sku }, facts }) => {
    const wanted = sum(lines, ({ line }) => (line.sku === sku ? line.quantity : 0));
    const isSold = facts?.active === true && facts.standard !== null && facts.selling === 'normal';
    return isSold && (point.stock[sku] ?? 0) >= wanted;
  });
  if (!isThere) return undefined;
  return lines.map((line) => ({
    ...line,
    storeCode: point.id,
    availability: {
      ...{ status: 'IN_STOCK', available: point.stock[line.line.sku] ?? 0 },
      ...{ shipment: 'regular', readyFrom: undefined },
    },
  }));
}

function flashTimeLeft(lines: readonly ComputedLine[], now: Date): number | undefined {
  const left = lines.flatMap(({ facts, previousPrice }) =>
    (facts?.launches ?? []).flatMap((launch) => {
      if (launch.endsAt === null) return [];
      if (isFlashSale(launch, now)) return [Math.ceil((Date.parse(launch.endsAt) - now.getTime()) / 1000)];
      const hasEnded = launch.eventType === 'FlashSale' && stateOf(launch, now) === 'past';
      return hasEnded && previousPrice !== undefined ? [0] : [];
    }),
  );
  return left.length === 0 ? undefined : Math.min(...left);
}

function latest(days: readonly (Date | undefined)[]): Date | undefined {
  const known = days.filter((day) => day !== undefined).map((day) => day.getTime());
  return known.length === 0 ? undefined : new Date(Math.max(...known));
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
