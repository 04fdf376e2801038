import { isObject } from './mergeMarketFiles.ts';

/**
 * A market file without what the demo promises shoppers: returns, free delivery, the names of carriers, its stores and
 * pick-up points, its membership and its telephone. A shop of its own says nothing of them until its own files do.
 */
export function withoutPromises(file: Record<string, unknown>): Record<string, unknown> {
  const { returnDays: _, returns: __, loyalty: ___, callCentre: ____, deliveryMethods, ...rest } = file;
  if (!Array.isArray(deliveryMethods)) return rest;
  return {
    ...rest,
    deliveryMethods: deliveryMethods.filter(isSentToAddress).map((method: unknown) => {
      if (!isObject(method)) return method;
      const { freeFrom: _____, carrierName: ______, ...facts } = method;
      return facts;
    }),
  };
}

const isSentToAddress = (method: unknown): boolean =>
  !isObject(method) || (method['shippingType'] !== 'cnc' && method['shippingType'] !== 'pudo');
