import { isObject } from './mergeMarketFiles.ts';

/**
 * A market file without what the demo promises shoppers: returns, free delivery, delivery slots, stores and pick-up points,
 * the names of carriers, delays, its membership and its telephone. A shop of its own says nothing of them until its own
 * files do.
 */
export function withoutPromises(file: Record<string, unknown>): Record<string, unknown> {
  const { returnDays: _, returns: __, loyalty: ___, callCentre: ____, deliveryMethods, ...rest } = file;
  if (!Array.isArray(deliveryMethods)) return rest;
  return {
    ...rest,
    deliveryMethods: deliveryMethods.filter(isSentToAddress).flatMap((method: unknown) => {
      if (!isObject(method)) return [method];
      const { freeFrom: _____, carrierName: ______, delay: _______, ...facts } = method;
      return 'scheduling' in facts ? [] : [facts];
    }),
  };
}

const isSentToAddress = (method: unknown): boolean =>
  !isObject(method) || (method['shippingType'] !== 'cnc' && method['shippingType'] !== 'pudo');
