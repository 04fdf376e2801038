import { describe, expect, it } from 'vitest';
import type { ComputedBasket } from '../basket/computeBasket.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { methodsFor, methodView } from './paymentMethods.ts';
import { readMarkets } from '../../node/readMarkets.ts';
import { paymentStates, paymentTransitions, statesBefore } from './paymentStates.ts';

const markets = readMarkets();

const method = (id: string) => ({
  id,
  names: { en: id },
  paymentProcessor: 'adyen' as const,
  flow: 'hostedPage' as const,
  async: false,
  earlyCapture: true,
});
const market = testMarket({
  paymentMethods: ['CREDIT_CARD', 'AFTERPAY', 'APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL'].map(method),
});
const [home] = market.deliveryMethods;
const shipment = (shippingType: 'home' | 'egiftcard'): ComputedBasket['shipments'][number] => ({
  kind: 'regular',
  lines: [],
  method: home && { ...home, shippingType },
  shippingMinor: 0,
  ...{ readyFrom: undefined, point: undefined, pointFault: undefined, primeFault: undefined },
  readyBy: undefined,
  isFromStore: false,
  slot: undefined,
  legalAcceptedAt: undefined,
});
const klarnas: ComputedBasket['coupons'] = [
  {
    ...{ code: 'KLARNA10', kind: 'amount', campaignId: 'klarna', state: 'APPLIED', isKlarna: true, minor: 0 },
    ...{ shares: new Map(), maxPerPerson: undefined, minimumMinor: 0 },
  },
];
const payable = (
  shipments: ComputedBasket['shipments'],
  total: number,
): Parameters<typeof methodsFor>[1] => ({
  ...{ shipments, total, dueMinor: total, lines: [], coupons: [] },
});
const offered = (shipments: ComputedBasket['shipments'], total: number) =>
  methodsFor(market, payable(shipments, total)).map(({ id }) => id);

describe('Payment methods', () => {
  it('have a name in the site’s language, in every market and language', () => {
    const german = markets.find(({ code }) => code === 'de');
    const namesIn = (language: string) =>
      german?.paymentMethods.map((each) => methodView(each, language).name);
    expect(namesIn('de')?.[0]).toBe('Kredit- oder Debitkarte');
    expect(namesIn('en')?.[0]).toBe('Credit or debit card');
    for (const { languages, paymentMethods } of markets)
      for (const { names } of paymentMethods)
        expect(Object.keys(names)).toEqual(expect.arrayContaining(languages.map(({ code }) => code)));
  });

  it('are all offered for one shipment with a price', () => {
    expect(offered([shipment('home')], 100)).toHaveLength(5);
  });

  it('exclude pay-later with a gift card by mail, and when there is nothing to pay', () => {
    expect(offered([shipment('egiftcard')], 100)).not.toContain('AFTERPAY');
    expect(offered([shipment('home')], 0)).toEqual(['CREDIT_CARD']);
  });

  it('follow the conditions that a market names instead of the shop’s', () => {
    const wallet = { ...method('PAYPAL'), conditions: {} };
    const market = testMarket({ paymentMethods: [wallet] });
    const two = [shipment('home'), shipment('home')];
    expect(methodsFor(market, payable(two, 0)).map(({ id }) => id)).toEqual(['PAYPAL']);
    expect(methodView(wallet, 'en').conditions).toEqual({});
    expect(methodView(method('PAYPAL'), 'en').conditions).toEqual({
      totalAboveZero: true,
      singleShipment: true,
    });
  });

  it('are those of Klarna alone where a coupon allows no other', () => {
    const withKlarna = testMarket({ paymentMethods: ['CREDIT_CARD', 'KLARNA_PAY_LATER'].map(method) });
    const basket = payable([shipment('home')], 100);
    expect(methodsFor(withKlarna, basket)).toHaveLength(2);
    const only = methodsFor(withKlarna, { ...basket, coupons: klarnas });
    expect(only.map(({ id }) => id)).toEqual(['KLARNA_PAY_LATER']);
    expect(methodsFor(market, { ...basket, coupons: klarnas })).toEqual([]);
  });

  it('have a least and a greatest total, which are still paid', () => {
    const limited = { ...method('AFTERPAY'), conditions: { minTotal: 10, maxTotal: 20.5 } };
    const inPounds = testMarket({ currency: 'GBP', paymentMethods: [limited] });
    const isOffered = (total: number) => methodsFor(inPounds, payable([], total)).length === 1;
    expect([999, 1000, 2050, 2051].map(isOffered)).toEqual([false, true, true, false]);
    const inWon = testMarket({ currency: 'KRW', paymentMethods: [limited] });
    expect(methodsFor(inWon, payable([], 20))).toHaveLength(1);
  });

  it('include the wallets for a single shipment only', () => {
    const two = [shipment('home'), shipment('home')];
    expect(offered(two, 100)).toEqual(['CREDIT_CARD', 'AFTERPAY']);
  });
});

describe('States', () => {
  it('only allow payments to move forward', () => {
    expect(statesBefore('authorised')).toEqual(['asked', 'waiting', 'unknown']);
    expect(statesBefore('declined')).not.toContain('authorised');
    expect(statesBefore('released')).toEqual(['abandoned', 'releasing']);
    // A voucher can be paid late more than once; each time the money goes back.
    expect(paymentTransitions.released).toEqual(['releasing']);
    for (const state of paymentStates) expect(paymentTransitions[state]).not.toContain('asked');
  });
});
