import { getBag } from '@touchline/contract/basket/endpoints';
import * as calls from '@touchline/contract/express/endpoints';
import type { ExpressQuote } from '@touchline/contract/express/schema';
import { startHostedPayment } from '@touchline/contract/payment/endpoints';
import type { PaymentMethod } from '@touchline/contract/payment/schema';
import { patchShipment } from '@touchline/contract/shipping/endpoints';
import { basketOf, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { ScriptedWallets } from '../../platform/deviceWallet/ScriptedWallets.ts';
import type { PaidSheet, SheetAddress } from '../../platform/deviceWallet/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { Site } from '../../platform/site/index.ts';
import { mayasOrder } from '../checkout/Checkout.fixtures.ts';
import { ExpressOfferStore, type OfferedWallet } from './ExpressOfferStore.ts';
import type { ExpressSource } from './ExpressSource.ts';

export const applePay: OfferedWallet = {
  ...{ id: 'APPLE_PAY', name: 'Apple Pay' },
  wallet: { supportedMethods: 'https://apple.com/apple-pay', payee: 'Touchline' },
};
export const googlePay: OfferedWallet = {
  ...{ id: 'GOOGLE_PAY', name: 'Google Pay' },
  wallet: { supportedMethods: 'https://google.com/pay', payee: 'Touchline' },
};

export const manchester: SheetAddress = {
  ...{ recipient: 'Maya Okafor', phone: '07700 900123', addressLine: ['12 Canal Street', 'Flat 3'] },
  ...{ postalCode: 'M4 3AQ', city: 'Manchester', region: '', country: 'GB' },
};

export const paidSheet: PaidSheet = {
  token: 'wallet-token',
  payer: { name: 'Maya Okafor', email: 'maya@example.org', phone: '07700 900123' },
  address: manchester,
  optionId: 'standard',
};

const asMethod = ({ id, name, wallet }: OfferedWallet): PaymentMethod => ({
  ...{ id, name, wallet, async: false, paymentProcessor: 'aci', inlineFlow: false, flow: 'deviceWallet' },
  ...{ earlyCapture: false, banks: [], cards: [], installmentsSupport: false },
});

/** What a pair of shoes costs in Manchester. */
export const quote = (change: Partial<ExpressQuote> = {}): ExpressQuote => ({
  currency: 'GBP',
  options: [
    { id: 'standard', shippingType: 'home', price: 4, period: { from: '2026-11-24', to: '2026-11-26' } },
    { id: 'express', shippingType: 'express', price: 9, period: { from: '2026-11-23', to: '2026-11-23' } },
  ],
  optionId: 'standard',
  pricing: { goods: 130, shipping: 4, total: 134, due: 134 },
  wallets: [applePay, googlePay].map(asMethod),
  ...change,
});

/** The basket as it is stored with the address and the delivery of the sheet. */
export const shippedBasket = (total = 134) =>
  basketOf([tempo], { pricing: { ...basketOf([tempo]).pricing, shipping: total - 130, total } });

/** A shopper whose device can pay, with a server that sells. */
export function expressSession() {
  const ports = testPorts();
  const wallets = new ScriptedWallets();
  wallets.person = paidSheet;
  wallets.choices = [manchester];
  const withWallets = Object.assign(ports, { deviceWallets: wallets });
  ports.server
    .on(calls.quoteExpress, { answer: quote() })
    .on(calls.startExpress, { answer: basketOf([tempo], { basketId: 'express-1' }) })
    .on(patchShipment, { answer: shippedBasket() })
    .on(startHostedPayment, { answer: { kind: 'placed', order: mayasOrder } })
    .on(getBag, { answer: basketOf([tempo]) });
  const site = new Site({
    ...britain,
    market: { ...britain.market, deviceWallets: [applePay, googlePay] },
  });
  const bag: ExpressSource = { basket: basketOf([tempo]) };
  const product: ExpressSource = {
    items: () => Promise.resolve([{ productId: tempo.productId, quantity: 1 }]),
  };
  return {
    ports: withWallets,
    server: ports.server,
    wallets,
    site,
    bag,
    product,
    offer: new ExpressOfferStore(withWallets, site),
  };
}
