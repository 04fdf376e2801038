import type { ServerCode } from '@touchline/contract/codes';
import * as calls from '@touchline/contract/shipping/endpoints';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import type { Basket } from '@touchline/contract/basket/schema';
import type { Contact, PickupChoice } from '@touchline/contract/pickup/schema';
import { readConsumerId } from '@touchline/contract/pickup/consumerId';
import type { Address, FieldError } from '@touchline/contract/shipping/schema';
import { basketView, shipmentId } from '../basket/basketView.ts';
import { pudoException, pointFaultOf, pointTypesOf } from '../pickup/pointFault.ts';
import { pointKey } from '../pickup/PointRecord.ts';
import { sourceDigestOf } from '../../kernel/limits/sourceDigest.ts';
import { holdBasket } from '../basket/holdBasket.ts';
import { stockLines } from '../basket/stockLines.ts';
import type { LineRules } from '../basket/changeLines.ts';
import type { HoldLimits } from '../basket/holdLimits.ts';
import {
  shipmentKinds,
  type BasketData,
  type ShipmentDelivery,
  type ShipmentKind,
} from '../basket/BasketData.ts';
import type { ComputedBasket } from '../basket/computeBasket.ts';
import { changeBasket, openBasket, type OpenBasket } from '../basket/editBasket.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import {
  checkAddress,
  checkContact,
  isBlockedPostalCode,
  toBasketAddress,
  toBasketContact,
} from '../../kernel/address/checkAddress.ts';
import { isServed, marketAt } from '../../kernel/delivery/marketAt.ts';
import { isPrime } from '../../kernel/delivery/prime.ts';
import { goodsFault, primeRefusal } from '../prime/primeFault.ts';
import { requirePrime } from '../prime/requirePrime.ts';
import { fitsShipment } from '../basket/fitsShipment.ts';
import { taxRegionOf } from '../basket/destination.ts';
import { defaultMethod } from '../basket/defaultMethod.ts';
import { withoutSlots } from '../scheduling/keepSlots.ts';
import { schedulingOptions } from '../scheduling/schedulingOptions.ts';
import { bridgeFormOf, bridgeOptions, shippingOptions } from './shippingOptions.ts';

interface Change {
  readonly shipmentId?: string | undefined;
  readonly shippingOptionId?: string | undefined;
  readonly shippingAddress?: Address | undefined;
  readonly billingAddress?: Address | undefined;
  readonly contact?: Contact | undefined;
  readonly pickupPoint?: PickupChoice | undefined;
}

/** Delivery routes of both surfaces. */
export function shippingRoutes(
  router: Router,
  shop: CommerceContext,
  { holds }: { readonly holds: HoldLimits },
): void {
  const optionsOf = ({ basket, computed }: OpenBasket, { site, now }: ShopperCall) =>
    shippingOptions(
      basket.id,
      computed,
      site,
      {
        region: taxRegionOf(basket.data, computed.shipments),
        postalCode: basket.data.shippingAddress?.zipcode,
        wallet: basket.data.wallet,
        hasWallet: shop.wallet !== undefined,
      },
      now,
    );

  const open = async (call: ShopperCall, basketId: string) => {
    const opened = await openBasket(shop, call, basketId);
    if (opened.basket.state === 'closed') throw notFound('basket');
    return opened;
  };

  for (const endpoint of [calls.getShippingMethods, calls.getShipment]) {
    router.route(endpoint, async (call) => optionsOf(await open(call, call.params.basketId), call));
  }

  router.route(calls.getShipmentV2, async (call) => {
    const opened = await open(call, call.params.basketId);
    const { basket } = opened;
    const chosen = (of: string) => basket.data.delivery[kindOf(basket.id, of) ?? 'regular']?.methodId;
    const { market } = call.site;
    const scheduled = market.deliveryMethods.filter(({ scheduling }) => scheduling);
    const slots = scheduled.flatMap((method) =>
      opened.computed.shipments.map((shipment) => {
        const of = { basketId: basket.id, shipment, method, market };
        return schedulingOptions(shop.db, of, call.now);
      }),
    );
    return bridgeOptions(optionsOf(opened, call), chosen, market.currency, await Promise.all(slots));
  });

  /** Changes a basket; what it held of another stock until now is held anew of the one it is taken from. */
  const change = async (
    call: ShopperCall & { readonly source: string },
    basketId: string,
    changeOf: (market: Market) => Change,
  ): Promise<Basket> => {
    const { caller, site, now } = call;
    const { pickupPoint, shippingOptionId } = changeOf(site.market);
    const asked = site.market.deliveryMethods.find(({ id }) => id === shippingOptionId);
    if (asked && isPrime(asked)) await requirePrime(shop, call, (await open(call, basketId)).basket);
    const edited = await changeBasket(shop, call, basketId, {
      points: pickupPoint ? [pointKey(pickupPoint)] : [],
      apply: (data, rules, computed) =>
        changeShipment(basketId, data, changeOf(site.market), rules, computed, now),
    });
    const { basket, computed } = edited;
    if (!edited.hasLostHold) return basketView(basket, computed, site, now);
    const { shopperId, accountId } = caller;
    const holder = { shopperId, accountId, source: await sourceDigestOf(shop, call.source) };
    const held = await holdBasket(shop.db, basket, stockLines(computed), { holder, limits: holds, now });
    return basketView('basket' in held ? held.basket : basket, computed, site, now);
  };

  router.route(calls.patchShipment, (call) => change(call, call.params.basketId, () => call.body));

  router.route(calls.patchShipmentV2, (call) => {
    const { type, address: shippingAddress, ...rest } = call.body;
    return change(call, call.params.basketId, (market) => {
      const method = market.deliveryMethods.find(({ id }) => id === rest.shippingOptionId);
      if (method && bridgeFormOf(method).patch !== type)
        throw unknownOption('invalid_shipping_method_id_exception');
      return { ...rest, shippingAddress };
    });
  });
}

/** The kind that a shipment's id names in a basket. */
export function kindOf(basketId: string, id: string): ShipmentKind | undefined {
  return shipmentKinds.find((kind) => shipmentId(basketId, kind) === id);
}

export const unknownOption = (code: 'ShippingMethodNotFound' | 'invalid_shipping_method_id_exception') =>
  new Failure(422, code, 'This way to deliver is not offered for this shipment.');

function changeShipment(
  basketId: string,
  before: BasketData,
  change: Change,
  rules: LineRules,
  computed: ComputedBasket,
  now: Date,
): BasketData {
  const { shippingAddress, billingAddress, contact, shippingOptionId } = change;
  const data =
    shippingAddress && isElsewhere(before, shippingAddress) ? withoutSlots(before, shipmentKinds) : before;
  const { market: everywhere } = rules;
  const market = marketAt(everywhere, shippingAddress?.postalCode ?? data.shippingAddress?.zipcode, now);
  if (change.shipmentId !== undefined && !kindOf(basketId, change.shipmentId)) throw notFound('shipment');
  if (shippingAddress) refuseBadAddress('invalid_shipping_address', shippingAddress, market);
  if (billingAddress) refuseBadAddress('invalid_billing_address', billingAddress, market);
  if (contact) refuseFields('invalid_shipping_address', checkContact(contact, market));
  if (shippingAddress && isBlockedPostalCode(shippingAddress.postalCode, market)) {
    throw new Failure(
      422,
      'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE',
      'We do not deliver to this postal code.',
      { details: { fields: [{ field: 'postalCode', errorCode: 'blocked' }] } },
    );
  }
  if (shippingAddress && !isServed(everywhere, shippingAddress.postalCode, now)) throw unserviceable();
  const asked = everywhere.deliveryMethods.find(({ id }) => id === shippingOptionId);
  if (asked && !isOf(market, shippingOptionId))
    throw isPrime(asked) ? primeRefusal('InvalidAddressForPrime') : unserviceable();
  const shipping = shippingAddress ? toBasketAddress(shippingAddress) : data.shippingAddress;
  // Without a separate billing address, the billing address follows the shipping address.
  const wasSame =
    data.billingAddress === undefined ||
    JSON.stringify(data.billingAddress) === JSON.stringify(data.shippingAddress);
  const billing = billingAddress ? toBasketAddress(billingAddress) : wasSame ? shipping : data.billingAddress;
  const email = (shippingAddress ?? contact)?.emailAddress.trim();
  return {
    ...data,
    ...(shipping ? { shippingAddress: shipping } : {}),
    ...(billing ? { billingAddress: billing } : {}),
    ...(contact ? { contact: toBasketContact(contact) } : {}),
    ...(email ? { email } : {}),
    delivery:
      shippingOptionId !== undefined || change.pickupPoint
        ? withOption(basketId, data, change, { ...rules, market }, computed)
        : shippingAddress
          ? withDefaults(data, market, computed)
          : data.delivery,
  };
}

/** Whether an address is in another place than the basket's: its slots were those of the old one's round. */
function isElsewhere({ shippingAddress: before }: BasketData, address: Address): boolean {
  if (!before) return false;
  const { zipcode, city, stateCode } = toBasketAddress(address);
  return zipcode !== before.zipcode || city !== before.city || stateCode !== before.stateCode;
}

const isOf = ({ deliveryMethods }: Market, optionId: string | undefined): boolean =>
  deliveryMethods.some(({ id }) => id === optionId);

const unserviceable = () =>
  new Failure(422, 'UnserviceableException', 'This way to deliver does not go to this place.');

/** A wrong country has its own code, because the shop has a message for it; otherwise fields are named. */
function refuseBadAddress(
  code: 'invalid_shipping_address' | 'invalid_billing_address',
  address: Address,
  market: Market,
): void {
  const fields = checkAddress(address, market);
  const isCountry = fields[0]?.field === 'country' && code === 'invalid_shipping_address';
  refuseFields(isCountry ? 'delivery.invalidCountryForAddress' : code, fields);
}

function refuseFields(code: ServerCode, fields: readonly FieldError[]): void {
  if (fields.length === 0) return;
  const names = fields.map(({ field }) => field).join(', ');
  throw new Failure(422, code, `The address is refused: ${names}.`, { details: { fields } });
}

/**
 * Chooses the default delivery method for shipments that have an address but no method that goes there; the shopper may
 * change it.
 */
function withDefaults(data: BasketData, market: Market, computed: ComputedBasket): BasketData['delivery'] {
  const cheapest = defaultMethod(market, computed.parcelGoods);
  if (!cheapest) return data.delivery;
  const open = computed.shipments
    .map(({ kind }) => kind)
    .filter((kind) => fitsShipment(cheapest, kind) && !isOf(market, data.delivery[kind]?.methodId));
  return withDelivery(data, open, cheapest);
}

function withOption(
  basketId: string,
  data: BasketData,
  { shipmentId: ofShipment, shippingOptionId, pickupPoint }: Change,
  { market, points }: LineRules,
  computed: ComputedBasket,
): BasketData['delivery'] {
  const kind = ofShipment === undefined ? undefined : kindOf(basketId, ofShipment);
  const shipments = computed.shipments.filter((shipment) => !kind || shipment.kind === kind);
  if (kind && shipments.length === 0) throw unknownOption('invalid_shipping_method_id_exception');
  // A point alone is of the method that was chosen before.
  const optionId = shippingOptionId ?? shipments.find(({ method }) => method)?.method?.id;
  const method = market.deliveryMethods.find(({ id }) => id === optionId);
  if (!method) throw unknownOption('ShippingMethodNotFound');
  const kinds = shipments.map((shipment) => shipment.kind).filter((each) => fitsShipment(method, each));
  if (kinds.length === 0) throw unknownOption('invalid_shipping_method_id_exception');
  if (isPrime(method)) {
    const fault = shipments
      .filter((shipment) => kinds.includes(shipment.kind))
      .map(({ lines }) => goodsFault(lines))
      .find((each) => each !== undefined);
    if (fault) throw primeRefusal(fault.errorCode, fault.productIds);
  }
  if (!pickupPoint) return withDelivery(data, kinds, method);
  if (pointTypesOf(method).length === 0) throw unknownOption('invalid_shipping_method_id_exception');
  const fault = pointFaultOf(method, pickupPoint, points.get(pointKey(pickupPoint)), market);
  if (fault) throw pudoException(fault);
  return withDelivery(data, kinds, method, pointOf(method, pickupPoint));
}

/** The point as it is kept: without a number that its carrier does not ask for. */
function pointOf(method: DeliveryMethod, { id, type, consumerId }: PickupChoice): ShipmentDelivery['point'] {
  const number = method.needsConsumerId && type === 'locker' ? readConsumerId(consumerId ?? '') : undefined;
  return { id, type, ...(number === undefined ? {} : { consumerId: number }) };
}

/** Chooses a delivery method for shipments; what was chosen for the method before (a point, a slot) ends with it. */
function withDelivery(
  data: BasketData,
  kinds: readonly ShipmentKind[],
  method: DeliveryMethod,
  point?: ShipmentDelivery['point'],
): BasketData['delivery'] {
  const chosen = { methodId: method.id, kind: method.shippingType, ...(point ? { point } : {}) };
  const changed = kinds.filter((kind) => point || data.delivery[kind]?.methodId !== method.id);
  return { ...data.delivery, ...Object.fromEntries(changed.map((kind) => [kind, chosen])) };
}
