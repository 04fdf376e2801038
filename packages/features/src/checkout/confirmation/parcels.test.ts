import { expect, it } from 'vitest';
import { strike, tee, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { paidOrder, splitOrder } from './Confirmation.fixtures.ts';
import { parcelsOf } from './parcels.ts';

it('an order of one parcel has everything in it', () => {
  expect(parcelsOf(paidOrder)).toHaveLength(1);
  expect(parcelsOf(paidOrder)[0]?.lines).toEqual(paidOrder.productLineItemList);
});

it('each parcel has its lines', () => {
  expect(parcelsOf(splitOrder).map(({ lines }) => lines)).toEqual([[tempo, tee], [strike]]);
});

it('what is sent by email is one part, after the parcels', () => {
  const byEmail = (shippingType: 'egiftcard' | 'digital', itemId: string) => ({
    ...{ id: shippingType, shippingType, name: '', pricing: { price: 0 }, itemIds: [itemId] },
  });
  const home = {
    ...{ id: 'standard', shippingType: 'home' as const, name: 'Royal Mail', pricing: { price: 0 } },
    itemIds: [strike.itemId],
  };
  const shippingLineItemList = [byEmail('egiftcard', tempo.itemId), home, byEmail('digital', tee.itemId)];
  const parcels = parcelsOf({ ...splitOrder, shippingLineItemList });
  expect(parcels.map(({ shipping, lines }) => [shipping?.id, ...lines])).toEqual([
    ['standard', strike],
    ['egiftcard', tempo, tee],
  ]);
});
