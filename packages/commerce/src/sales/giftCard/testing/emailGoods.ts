import type { Gift } from '@touchline/contract/gift/schema';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import type { ProductRecord } from '../../../catalogue/products/ProductRecord.ts';
import { sampleProduct, sampleTexts } from '../../../catalogue/products/testing/sampleProduct.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';

const byEmail = (shippingType: 'egiftcard' | 'digital'): DeliveryMethod => ({
  ...{ id: shippingType, shippingType, carrierCode: 'EMAIL', carrierService: 'NONE', price: 0 },
  ...{ cutOffHour: 23, leadDays: { from: 0, to: 0 } },
});

/** The ways of the sample market to deliver, with those by email. */
export const deliveryMethods: Market['deliveryMethods'] = [
  ...testMarket().deliveryMethods,
  byEmail('egiftcard'),
  byEmail('digital'),
];

const size = (sku: string, label: string, more: Partial<ProductRecord['variants'][number]> = {}) => ({
  ...{ sku, sizes: { INT: label }, gtin: null, mpn: null, selling: 'normal' as const },
  ...{ availableFrom: null, onHand: 1, ...more },
});

/** A gift card for 25 or 50 pounds: `GC1_025` and `GC1_050`. */
export const sampleGiftCard = sampleProduct({
  ...{ id: 'GC1', model: 'GC1', slug: 'gift-card', gender: 'U', deliveryKind: 'egiftcard', taxable: false },
  nationalSizes: false,
  variants: [
    size('GC1_025', '25', { amounts: { gb: 2_500 } }),
    size('GC1_050', '50', { amounts: { gb: 5_000 } }),
  ],
  prices: [{ market: 'gb', standard: 2_500, sale: null, saleFrom: null, saleUntil: null, member: null }],
  texts: new Map([['en', sampleTexts({ name: 'Gift card', kind: 'By email', colour: '' })]]),
});

/** A training plan for 9 pounds: `TP1_001`. */
export const samplePlan = sampleProduct({
  ...{ id: 'TP1', model: 'TP1', slug: 'plan', gender: 'U', deliveryKind: 'digital' },
  nationalSizes: false,
  variants: [size('TP1_001', 'One size')],
  prices: [{ market: 'gb', standard: 900, sale: null, saleFrom: null, saleUntil: null, member: null }],
  texts: new Map([['en', sampleTexts({ name: '10K plan', kind: 'Training plan', colour: '' })]]),
});

export const emailGoods = [sampleProduct(), sampleGiftCard, samplePlan];

export const gift: Gift = {
  ...{ recipientName: 'Ada Lovelace', recipientEmail: 'ada@example.org', senderName: 'Maya' },
  message: 'Happy birthday!',
};
