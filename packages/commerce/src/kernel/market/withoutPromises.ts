import { isObject } from './mergeMarketFiles.ts';

/** What the demo promises its shoppers, or asks them to agree to. */
const promises = new Set([
  'returnDays',
  'returns',
  'loyalty',
  'callCentre',
  'prepaidIncentive',
  'deliveryDocuments',
  'smsUpdates',
  'config',
]);

/**
 * A market file without what the demo promises shoppers: returns, free delivery, delivery slots, stores and pick-up points,
 * the names of carriers, what is special about them, premium and Prime, delays, what paying before delivery takes off, its
 * membership, its telephone, its text messages, its links to gift cards and what it asks to agree to. A shop of its own
 * says nothing of them until its own files do.
 */
export function withoutPromises(file: Record<string, unknown>): Record<string, unknown> {
  const { deliveryMethods, ...stated } = file;
  const rest = Object.fromEntries(Object.entries(stated).filter(([key]) => !promises.has(key)));
  if (!Array.isArray(deliveryMethods)) return rest;
  return {
    ...rest,
    deliveryMethods: deliveryMethods.filter(isSentToAddress).flatMap((method: unknown) => {
      if (!isObject(method)) return [method];
      const { freeFrom: _, carrierName: __, delay: ___, texts: ____, ...facts } = method;
      return 'scheduling' in facts || isExtra(facts) ? [] : [facts];
    }),
  };
}

const isExtra = ({ carrierService }: Record<string, unknown>): boolean =>
  carrierService === 'PREMIUM' || carrierService === 'PRIME';

const isSentToAddress = (method: unknown): boolean =>
  !isObject(method) || (method['shippingType'] !== 'cnc' && method['shippingType'] !== 'pudo');
