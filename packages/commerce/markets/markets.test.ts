import { readdirSync } from 'node:fs';
import { Market } from '@touchline/contract/market/schema';
import { describe, expect, it } from 'vitest';
import { readMarkets } from '../src/node/readMarkets.ts';

const markets = readMarkets();

const market = (code: string) => {
  const found = markets.find((one) => one.code === code);
  if (!found) throw new Error(`No market ${code}.`);
  return found;
};

const postalCode = (code: string) => {
  const field = market(code).addressFields.find(({ name }) => name === 'postalCode');
  return new RegExp(`^(?:${field?.pattern ?? ''})$`, 'iu');
};

describe('the markets', () => {
  it.each(markets.map((one) => [one.code, one] as const))('%s is what the contract says', (code, one) => {
    expect(Market.parse(one)).toEqual(one);
    expect(one.country).toBe(code.toUpperCase());
    expect(one.returnDays).toBe(60);
    expect(one.maxQuantity).toBe(10);
  });

  it('are one file each, and none is forgotten', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^\w+\.json$/.test(name));
    expect(markets.map(({ code }) => `${code}.json`).sort()).toEqual(files.sort());
  });

  it('stand in the order of the country selection, Britain first', () => {
    expect(markets.map(({ code }) => code)).toEqual(['gb', 'us', 'de', 'fr', 'kr', 'ae']);
  });

  it('have site paths of two letters, each its own', () => {
    const paths = markets.flatMap((one) => one.languages.map(({ sitePath, code }) => `${sitePath} ${code}`));
    expect(paths.sort()).toEqual([
      ...['ae ar', 'de de', 'em en', 'en en', 'fr fr', 'gb en', 'kr ko', 'us en'],
    ]);
  });

  it('tell their own postal codes from others', () => {
    for (const [code, good, bad] of [
      ['us', '10001-1234', '1000'],
      ['gb', 'm4 3aq', '10001'],
      ['de', '50667', '5066'],
      ['fr', '75011', '00100'],
      ['kr', '06236', '062-36'],
    ] as const) {
      expect(postalCode(code).test(good), `${code} ${good}`).toBe(true);
      expect(postalCode(code).test(bad), `${code} ${bad}`).toBe(false);
    }
  });

  it('accept their own examples', () => {
    for (const one of markets) {
      for (const field of one.addressFields) {
        if (field.example) expect(postalCode(one.code).test(field.example), one.code).toBe(true);
        if (field.options) expect(field.options.length, one.code).toBe(51);
      }
      const digits = one.phone.example.replace(/\D/g, '').length;
      expect(digits, one.code).toBeGreaterThanOrEqual(one.phone.minDigits);
      expect(digits, one.code).toBeLessThanOrEqual(one.phone.maxDigits);
    }
  });

  it('offer delivery to the door, free from a sum on, and a faster way that costs more', () => {
    for (const { code, deliveryMethods } of markets) {
      const home = deliveryMethods.find(({ shippingType }) => shippingType === 'home');
      const express = deliveryMethods.find(({ shippingType }) => shippingType === 'express');
      expect(home?.freeFrom, code).toBeGreaterThan(0);
      expect(express?.price, code).toBeGreaterThan(home?.price ?? Infinity);
      expect(express?.leadDays.to, code).toBeLessThanOrEqual(home?.leadDays.to ?? 0);
    }
  });

  it('add tax at the checkout in the United States only, and want the lowest price of 30 days in the Union only', () => {
    expect(markets.filter(({ taxation }) => taxation.policy === 'net').map(({ code }) => code)).toEqual([
      'us',
    ]);
    expect(markets.filter((one) => one.showLowestPrice30Days).map(({ code }) => code)).toEqual(['de', 'fr']);
    expect(market('us').taxation.rates['OR']).toBe(0);
    expect(market('us').taxation.rates['CA']).toBe(7.25);
  });

  it('take cards in our page, and on the page of the provider', () => {
    for (const { code, paymentMethods } of markets) {
      const [inPage, onPage] = paymentMethods;
      expect([inPage?.flow, inPage?.paymentProcessor], code).toEqual(['inlineCard', 'aci']);
      expect([onPage?.flow, onPage?.paymentProcessor], code).toEqual(['hostedPage', 'adyen']);
    }
  });

  it('have the services that people there pay with', () => {
    const services = markets.map(({ code, paymentMethods }) => [
      code,
      ...paymentMethods.slice(2).map(({ id }) => id),
    ]);
    expect(services).toEqual([
      ['gb', 'APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL', 'KLARNA_PAY_LATER'],
      ['us', 'APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL', 'AMAZON_PAY', 'AFTERPAY'],
      ['de', 'BANK_TRANSFER', 'PAYPAL', 'KLARNA_PAY_LATER', 'KLARNA_PAY_NOW'],
      ['fr', 'PAYPAL'],
      ['kr', 'VIRTUAL_ACCOUNT'],
      ['ae', 'CASH_ON_DELIVERY'],
    ]);
  });

  it('knows every flag of the documents, the same ones everywhere [A1.22, C1.13, C1.14, C1.15, C1.16, C1.17, C1.18, C1.19, C1.20]', () => {
    const flags = Object.keys(market('gb').features).sort();
    // Where a market does not set it, the colour of the theme is the brand's own.
    const isEverywhere = (name: string) => name !== 'mobileHeaderRefresh';
    for (const one of markets)
      expect(Object.keys(one.features).filter(isEverywhere).sort(), one.code).toEqual(flags);
    expect(flags).toEqual(
      expect.arrayContaining([
        ...['bridgeEnabled', 'dpeV2', 'prepaidIncentive', 'restoreBasket', 'productListPage', 'savedCard'],
        ...['fulfilmentOptionsV2', 'cncGeolocationPreselect', 'guestCheckout'],
        ...['PERSISTENT_LOGIN_PRESELECTED', 'AIC_PERSISTENT_LOGIN_ENABLED', 'SHOW_TERMS_BEFORE_LOGIN_BUTTON'],
        ...['ACCOUNT_PAID_MEDIA_CONSENT', 'ACCOUNT_EXT_AUTH_ENABLED', 'ACCOUNT_KMC_FLOW_ENABLED'],
        ...['PRODUCT_LIST_PAGE_ENABLED', 'MEMBERSHIP_ENABLED', 'GDPR_CUSTOM_COOKIE_CONSENT_ENABLED'],
        ...[
          'CCPA_COOKIE_CONSENT_ENABLED',
          'CHAT_MF_ENABLED',
          'NEWSLETTER_POPUP_ENABLED',
          'LOGIN_REGISTRATION_DISABLED',
        ],
      ]),
    );
  });
});
