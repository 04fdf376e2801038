import { eachShipment, getShippingMethods, getShippingMethodsV2 } from '@touchline/contract/client/shipping';
import type { BridgeShippingOption, ShippingOption } from '@touchline/contract/shipping/schema';
import type { Ports } from '../../../platform/ports/index.ts';
import { combinedOptions } from './combinedOptions.ts';

/** The options of a basket, and those of all parcels together where the flag `fulfilmentOptionsV2` asks for them. */
export async function fetchOptions(
  { call, flags }: Pick<Ports, 'call' | 'flags'>,
  basketId: string,
): Promise<{ all: readonly ShippingOption[]; combined: readonly BridgeShippingOption[] }> {
  if (!flags.value('fulfilmentOptionsV2'))
    return { all: await getShippingMethods(call, basketId), combined: [] };
  const options = await getShippingMethodsV2(call, basketId);
  const combined = combinedOptions(options);
  return { all: combined ?? eachShipment(options), combined: combined ? options : [] };
}
