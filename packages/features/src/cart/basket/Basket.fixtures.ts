import type { Picture } from '@touchline/contract/picture';
import type { Basket, LineItem } from '@touchline/contract/basket/schema';

/** A generated picture of the demo catalogue. */
const drawn = (product: string, view: string, alt: string): Picture => ({
  path: `/media/${product}/${view}`,
  ...{ widths: [320, 640, 960, 1600], webp: [640], ratio: 1, alt, view, cutout: true },
});

/** One line, a pair of shoes by default. */
export function line(change: Partial<LineItem> = {}): LineItem {
  return {
    itemId: 'line-1',
    productId: 'TL4101_0810',
    productName: 'Tempo 4',
    subTitle: 'Road running shoe',
    quantity: 1,
    pricing: { price: 130, standardPrice: 130, total: 130 },
    discountList: [],
    currency: 'GBP',
    thirdPartyBuyable: true,
    baseProductId: 'TL4101',
    color: 'Volt / white',
    size: 'UK 8',
    url: '/tempo-4/TL4101.html',
    picture: drawn('RR4101', 'side', 'Tempo 4, Volt / white, side view'),
    availability_status: 'IN_STOCK',
    availableQuantity: 24,
    maxQuantity: 10,
    ...change,
  };
}

export const tempo = line();
/** On sale. */
export const strike = line({
  itemId: 'line-2',
  productId: 'TL4302_0815',
  productName: 'Strike FG',
  subTitle: 'Firm-ground football boot',
  baseProductId: 'TL4302',
  color: 'Optic',
  size: 'UK 8.5',
  url: '/strike-fg/TL4302.html',
  picture: drawn('FB1201', 'side', 'Strike FG, Optic, side view'),
  pricing: { price: 110, standardPrice: 150, total: 110 },
});
export const tee = line({
  itemId: 'line-3',
  productId: 'TL5001_0003',
  productName: 'Home & Away Tee',
  subTitle: 'Training shirt',
  baseProductId: 'TL5001',
  color: 'Signal blue',
  size: 'M',
  url: '/home-away-tee/TL5001.html',
  picture: drawn('TT1001', 'front', 'Home & Away Tee, Signal blue, front'),
  pricing: { price: 32, standardPrice: 32, total: 32 },
});

const inCents = (amount: number): number => Math.round(amount * 100);

/** A basket of these lines; totals are calculated from them, delivery is free. */
export function basketOf(lines: readonly LineItem[], change: Partial<Basket> = {}): Basket {
  const sum = (of: (line: LineItem) => number): number =>
    lines.reduce((total, each) => total + inCents(of(each)), 0) / 100;
  const standardPrice = sum(({ pricing, quantity }) => pricing.standardPrice * quantity);
  const total = sum(({ pricing }) => pricing.total);
  return {
    basketId: 'b-1',
    currency: lines[0]?.currency ?? 'GBP',
    shipmentList: [{ shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [...lines] }],
    pricing: {
      price: total,
      standardPrice,
      saved: (inCents(standardPrice) - inCents(total)) / 100,
      shipping: 0,
      tax: Math.round(inCents(total) / 6) / 100,
      taxationPolicy: 'gross',
      total,
      numberOfPayments: 1,
    },
    paymentInstrumentList: [],
    couponList: [],
    customer: { receiveSmsUpdates: false },
    messageList: [],
    taxCalculationMissing: false,
    modifiedDate: '2026-11-21T09:58:00Z',
    totalProductCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    properties: {},
    ...change,
  };
}

/** Three lines, one of them on sale, above the amount for free delivery. */
export const fullBasket = (change: Partial<Basket> = {}): Basket => basketOf([tempo, strike, tee], change);

/** The response of the back end for a shopper who has no basket. */
export function newBasket(): Basket {
  const { basketId: _, ...basket } = basketOf([], { shipmentList: [] });
  return basket;
}
