import type { Basket } from '@touchline/contract/basket/schema';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import * as calls from '@touchline/contract/scheduling/endpoints';
import { isScheduled } from '@touchline/contract/scheduling/constants';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { BasketData, ShipmentKind } from '../basket/BasketData.ts';
import { basketView } from '../basket/basketView.ts';
import { computeBasket, type ComputedShipment } from '../basket/computeBasket.ts';
import { changedElsewhere, openBasket, type OpenBasket } from '../basket/editBasket.ts';
import { saveBasket } from '../basket/saveBasket.ts';
import { kindOf, unknownOption } from '../shipping/routes.ts';
import { bookSlots, slotWishes } from './bookSlots.ts';
import { withoutSlots } from './keepSlots.ts';
import { schedulingOptions } from './schedulingOptions.ts';
import { slotRefusal } from './slotRefusal.ts';

interface Choice {
  readonly shipmentId: string;
  readonly shippingOptionId: string;
  readonly slotId: string;
  readonly isLegalAccepted?: boolean | undefined;
}

const tries = 8;

/** Days and slots of the options whose time is chosen, on both surfaces. */
export function schedulingRoutes(router: Router, shop: CommerceContext): void {
  const open = async (call: ShopperCall, basketId: string) => {
    const opened = await openBasket(shop, call, basketId);
    if (opened.basket.state === 'closed') throw notFound('basket');
    return opened;
  };
  const slotsFor = (
    basketId: string,
    shipment: ComputedShipment,
    method: DeliveryMethod,
    call: ShopperCall,
  ) => schedulingOptions(shop.db, { basketId, shipment, method, market: call.site.market }, call.now);

  router.route(calls.getSchedulingOptions, async (call) => {
    const { shipmentId } = call.params;
    const opened = await open(call, shipmentId.replace(/\.[^.]*$/, ''));
    const shipment = shipmentOf(opened, shipmentId);
    const method = scheduledMethod(call.site.market, call.query.shippingOptionId);
    return slotsFor(opened.basket.id, shipment, method, call);
  });

  router.route(calls.submitScheduledDelivery, async (call) => {
    const { basketId } = call.params;
    const choice: Choice = call.body;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const opened = await open(call, basketId);
      if (opened.basket.state === 'placing') throw changedElsewhere(opened.basket.orderId);
      const { method, shipment } = checkChoice(opened, choice, call.site.market);
      const outcome = await choose(shop, opened, { ...choice, kind: shipment.kind, method }, call);
      if (outcome === 'unknown' || outcome === 'taken') {
        const options = await slotsFor(basketId, shipment, method, call);
        throw outcome === 'taken'
          ? slotRefusal('ScheduledSlotTaken', options)
          : slotRefusal('ScheduledSlotUnknown', options, 422);
      }
      if (outcome !== 'changed') return outcome;
    }
    throw changedElsewhere(null);
  });
}

function shipmentOf({ basket, computed }: OpenBasket, shipmentId: string): ComputedShipment {
  const kind = kindOf(basket.id, shipmentId);
  const shipment = computed.shipments.find((each) => each.kind === kind);
  if (!shipment) throw notFound('shipment');
  return shipment;
}

function scheduledMethod({ deliveryMethods }: Market, id: string | undefined): DeliveryMethod {
  const method = deliveryMethods.find((each) => isScheduled(each) && (id === undefined || each.id === id));
  if (!method?.scheduling) throw unknownOption('ShippingMethodNotFound');
  return method;
}

function checkChoice(opened: OpenBasket, choice: Choice, market: Market) {
  const shipment = shipmentOf(opened, choice.shipmentId);
  const method = scheduledMethod(market, choice.shippingOptionId);
  if (method.scheduling?.legal?.isAcceptanceNeeded && !choice.isLegalAccepted) {
    throw new Failure(422, 'InvalidDataException', 'The legal note has to be accepted.', {
      details: { fields: [{ field: 'isLegalAccepted', errorCode: 'required' }] },
    });
  }
  return { shipment, method };
}

/** Books the slot and writes it to the basket, or does neither. */
async function choose(
  shop: CommerceContext,
  { basket, loaded }: OpenBasket,
  choice: Choice & { readonly kind: ShipmentKind; readonly method: DeliveryMethod },
  { site, now }: ShopperCall,
): Promise<Basket | 'changed' | 'taken' | 'unknown'> {
  const { kind, method, slotId, isLegalAccepted } = choice;
  const accepted = isLegalAccepted ? { acceptedAt: now.toISOString() } : {};
  const data: BasketData = {
    ...basket.data,
    delivery: {
      ...basket.data.delivery,
      [kind]: { methodId: method.id, kind: method.shippingType, slot: { id: slotId, ...accepted } },
    },
  };
  const computed = computeBasket(data, loaded, site.market, now);
  if (!computed.shipments.find((each) => each.kind === kind)?.slot) return 'unknown';
  return shop.db.transaction().execute(async (trx) => {
    const booked = await bookSlots(trx, basket, slotWishes(computed, site.market.code), now);
    if (booked.kind === 'full') {
      if (booked.kinds.includes(kind)) return 'taken';
      // Another shipment's slot is gone: it is chosen again later, and this choice is tried without it.
      await saveBasket(trx, basket, withoutSlots(basket.data, booked.kinds), now, false);
      return 'changed';
    }
    const saved = booked.kind === 'booked' && (await saveBasket(trx, basket, data, now, false));
    return saved ? basketView(saved, computed, site, now) : 'changed';
  });
}
