import type { SlotRefusal } from '@touchline/contract/scheduling/constants';
import type { SchedulingOptions } from '@touchline/contract/scheduling/schema';
import { Failure } from '../../kernel/failure/Failure.ts';

/** The answer about a slot that can't be had; `options` are the slots of now. */
export function slotRefusal(code: SlotRefusal, options?: SchedulingOptions, status = 409): Failure {
  const message =
    code === 'ScheduledSlotTaken'
      ? 'Nothing is left of this slot.'
      : 'This slot is not offered, or not any more.';
  return new Failure(status, code, message, options ? { details: { options } } : {});
}
