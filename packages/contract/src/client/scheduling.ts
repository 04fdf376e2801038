import type { Basket } from '../basket/schema.ts';
import { RateLimited, Refused } from '../errors.ts';
import type { SchedulingOptions } from '../scheduling/schema.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';

const calls = lazyCalls(() => import('../scheduling/endpoints.ts'));
const schemas = lazyCalls(() => import('../scheduling/schema.ts'));

/**
 * Result of choosing a slot.
 * - `taken`: it has just been taken, or is too soon by now; `options` are the slots of now.
 * - `legalMissing`: the legal note has to be accepted first.
 * - `optionGone`: the option is not offered for this shipment any more.
 */
export type SlotOutcome =
  | { kind: 'done'; basket: Basket }
  | { kind: 'taken'; options: SchedulingOptions }
  | { kind: 'legalMissing' }
  | { kind: 'optionGone' }
  | { kind: 'rateLimited'; retryAfter: number };

/** Returns the days and slots of a delivery option of a shipment. Throws an `ApiError` when they can't be told. */
export async function getSchedulingOptions(
  call: Transport,
  shipmentId: string,
  shippingOptionId: string,
): Promise<SchedulingOptions> {
  return call((await calls()).getSchedulingOptions, { params: { shipmentId }, query: { shippingOptionId } });
}

export interface SlotChoice {
  shipmentId: string;
  shippingOptionId: string;
  slotId: string;
  /** The shopper accepts the legal note of the option. */
  isLegalAccepted?: boolean;
}

/** Delivers a shipment in a slot, which stays free for this basket while its stock is held. */
export async function scheduleDelivery(
  call: Transport,
  basketId: string,
  choice: SlotChoice,
): Promise<SlotOutcome> {
  try {
    const basket = await call((await calls()).submitScheduledDelivery, {
      params: { basketId },
      body: choice,
    });
    return { kind: 'done', basket };
  } catch (error) {
    if (error instanceof RateLimited) return { kind: 'rateLimited', retryAfter: error.retryAfter };
    const outcome = error instanceof Refused ? await refusalOf(error) : undefined;
    if (outcome) return outcome;
    throw error;
  }
}

async function refusalOf({ body }: Refused): Promise<SlotOutcome | undefined> {
  switch (body?.errorCode) {
    case 'ScheduledSlotTaken':
    case 'ScheduledSlotUnknown': {
      const { SlotRefusalDetails } = await schemas();
      const details = SlotRefusalDetails.safeParse(body.details);
      return details.success ? { kind: 'taken', options: details.data.options } : { kind: 'optionGone' };
    }
    case 'InvalidDataException':
      return { kind: 'legalMissing' };
    case 'ShippingMethodNotFound':
    case 'invalid_shipping_method_id_exception':
      return { kind: 'optionGone' };
    default:
      return undefined;
  }
}
