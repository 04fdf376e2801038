import { isObject } from './mergeMarketFiles.ts';

/**
 * A market file without what the demo promises shoppers: returns, free delivery, delivery slots, stores and pick-up points,
 * the names of carriers, what is special about them, premium and Prime, delays, what paying before delivery takes off, its
 * membership and its telephone. A shop of its own says nothing of them until its own files do.
 */
export function withoutPromises(file: Record<string, unknown>): Record<string, unknown> {
  const { returnDays: _, returns: __, loyalty: ___, callCentre: ____, ...more } = file;
  const { prepaidIncentive: _____, deliveryMethods, ...rest } = more;
  if (!Array.isArray(deliveryMethods)) return rest;
  return {
    ...rest,
    deliveryMethods: deliveryMethods.filter(isSentToAddress).flatMap((method: unknown) => {
      if (!isObject(method)) return [method];
      const { freeFrom: _a, carrierName: _b, delay: _c, texts: _d, ...facts } = method;
      return 'scheduling' in facts || isExtra(facts) ? [] : [facts];
    }),
  };
}

const isExtra = ({ carrierService }: Record<string, unknown>): boolean =>
  carrierService === 'PREMIUM' || carrierService === 'PRIME';

const isSentToAddress = (method: unknown): boolean =>
  !isObject(method) || (method['shippingType'] !== 'cnc' && method['shippingType'] !== 'pudo');
