import type { ServerCode } from '@touchline/contract/codes';
import * as calls from '@touchline/contract/shipping/endpoints';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import type { Basket } from '@touchline/contract/basket/schema';
import type { Contact, PickupChoice } from '@touchline/contract/pickup/schema';
import { readConsumerId } from '@touchline/contract/pickup/consumerId';
import type { Address, bridgePatchTypes, FieldError } from '@touchline/contract/shipping/schema';
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
import { taxRegionOf } from '../basket/destination.ts';
import { defaultMethod } from '../basket/defaultMethod.ts';
import { bridgeOptions, shippingOptions } from './shippingOptions.ts';

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
    shippingOptions(basket.id, computed, site, taxRegionOf(basket.data, computed.shipments), now);

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
    return bridgeOptions(optionsOf(opened, call), chosen, call.site.market.currency);
  });

  /** Changes a basket; what it held of another stock until now is held anew of the one it is taken from. */
  const change = async (
    call: ShopperCall & { readonly source: string },
    basketId: string,
    changeOf: (market: Market) => Change,
  ): Promise<Basket> => {
    const { caller, site, now } = call;
    const { pickupPoint } = changeOf(site.market);
    const edited = await changeBasket(shop, call, basketId, {
      points: pickupPoint ? [pointKey(pickupPoint)] : [],
      apply: (data, rules, computed) =>
        changeShipment(basketId, data, changeOf(site.market), rules, computed),
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
    const { type, shippingOptionId, address, pickupPoint } = call.body;
    return change(call, call.params.basketId, (market) => {
      const method = market.deliveryMethods.find(({ id }) => id === shippingOptionId);
      if (method && formOf(method) !== type) throw unknownOption('invalid_shipping_method_id_exception');
      if (method && type !== 'HomeDelivery' && !pickupPoint) throw pudoException('missing');
      return { shippingOptionId, shippingAddress: address, pickupPoint };
    });
  });
}

/** What a patch of the bridge is called that chooses a method. */
function formOf({ shippingType }: DeliveryMethod): (typeof bridgePatchTypes)[number] {
  if (shippingType === 'cnc') return 'ClickAndCollect';
  return shippingType === 'pudo' ? 'PUDO' : 'HomeDelivery';
}

function kindOf(basketId: string, id: string): ShipmentKind | undefined {
  return shipmentKinds.find((kind) => shipmentId(basketId, kind) === id);
}

const unknownOption = (code: 'ShippingMethodNotFound' | 'invalid_shipping_method_id_exception') =>
  new Failure(422, code, 'This way to deliver is not offered for this shipment.');

function changeShipment(
  basketId: string,
  data: BasketData,
  change: Change,
  rules: LineRules,
  computed: ComputedBasket,
): BasketData {
  const { market } = rules;
  const { shippingAddress, billingAddress, contact, shippingOptionId } = change;
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
        ? withOption(basketId, data, change, rules, computed)
        : shippingAddress
          ? withDefaults(data, market, computed)
          : data.delivery,
  };
}

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

/** Chooses the default delivery method for shipments that have an address but no method; the shopper may change it. */
function withDefaults(data: BasketData, market: Market, computed: ComputedBasket): BasketData['delivery'] {
  const cheapest = defaultMethod(market, computed.goods);
  if (!cheapest) return data.delivery;
  const open = computed.shipments.filter(({ method }) => !method).map(({ kind }) => kind);
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
  const kinds = kind ? [kind] : computed.shipments.map((shipment) => shipment.kind);
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
