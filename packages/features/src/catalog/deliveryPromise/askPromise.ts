import type { PromiseOutcome } from '@touchline/contract/client/delivery';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import { ApiError } from '@touchline/contract/errors';
import type { Ports } from '../../platform/ports/index.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/delivery'));

/** When goods arrive, why they don't, or that nobody could say. */
export type PromiseAnswer = PromiseOutcome | { kind: 'failed' };

/**
 * Asks when goods arrive together at a postal code: with the usual delivery, or by carrier where the flag `DPEV2` is on.
 * Never throws for a failed call.
 */
export async function askPromise(
  { call, flags }: Pick<Ports, 'call' | 'flags'>,
  goods: { postalCode: string; productIds: readonly string[] },
): Promise<PromiseAnswer> {
  try {
    return await (await calls()).getDeliveryPromise(call, goods, flags.value('DPEV2') ? 'v2' : 'v1');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed' };
  }
}
