import type { DeliveryMethod, Site } from '@touchline/contract/market/schema';
import type { Shopper } from './Caller.ts';

/**
 * The Prime check (checkout document, section 6): whether a shopper has the Prime benefits. Only the wallet that a shopper
 * has signed in to can say so.
 */
export type PrimeCheck = (caller: Shopper) => Promise<boolean>;

/** The check of a shop without a wallet: nobody passes it. */
export const nobodyHasPrime: PrimeCheck = async () => false;

/** Whether a delivery is offered without the Prime check. */
export const isForEverybody = ({ carrierService }: Pick<DeliveryMethod, 'carrierService'>): boolean =>
  carrierService !== 'PRIME';

/** The site as a caller may use it: deliveries with Prime exist only for those who pass the check. */
export async function permittedSite(
  site: Site,
  caller: Shopper | undefined,
  hasPrime: PrimeCheck,
): Promise<Site> {
  const { market, language } = site;
  if (market.deliveryMethods.every(isForEverybody)) return site;
  if (caller && (await hasPrime(caller))) return site;
  const deliveryMethods = market.deliveryMethods.filter(isForEverybody);
  return { language, market: { ...market, deliveryMethods } };
}
