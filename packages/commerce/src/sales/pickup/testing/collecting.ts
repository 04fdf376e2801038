import type { DeliveryMethod } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import { storeStockKey } from '../storeStock.ts';

/** The size of the sample product. */
export const sku = 'TL4101_080';

/** A market whose orders can be collected in stores, and at points of two carriers. */
export const collectingMarket = () => ({
  deliveryMethods: [
    ...testMarket().deliveryMethods,
    method({ id: 'collect', shippingType: 'cnc', carrierCode: 'OWN', carrierService: 'SHIPTOSTORE' }),
    method({ id: 'parcelshop', shippingType: 'pudo', price: 2.95 }),
    method({
      ...{ id: 'locker', shippingType: 'pudo', carrierCode: 'LOCK', pointTypes: ['locker'], price: 2.95 },
      needsConsumerId: true,
    }),
  ],
});

const method = (changes: Partial<DeliveryMethod> & Pick<DeliveryMethod, 'id'>): DeliveryMethod => ({
  ...{ shippingType: 'pudo', carrierCode: 'BOX', carrierService: 'SHIPTOPUDO', price: 0, cutOffHour: 18 },
  leadDays: { from: 2, to: 3 },
  ...changes,
});

/** Whoever collects. */
export const contact = {
  ...{ firstName: 'Maya', lastName: 'Okafor', phoneNumber: '07700 900123', emailAddress: 'maya@example.org' },
};

/** Puts pieces into a store. */
export async function stockStore(
  db: Kysely<Database>,
  storeCode: string,
  pieces: number,
  of = sku,
): Promise<void> {
  await db
    .insertInto('stock')
    .values({ sku: storeStockKey(of, storeCode), on_hand: pieces })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet({ on_hand: pieces }))
    .execute();
}
