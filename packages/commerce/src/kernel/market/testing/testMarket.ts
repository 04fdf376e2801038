import type { Market } from '@touchline/contract/market/schema';

/** A market for tests: Britain in English, overridden by `changes`. */
export function testMarket(changes: Partial<Market> = {}): Market {
  return {
    code: 'gb',
    country: 'GB',
    countryNames: { en: 'United Kingdom' },
    currency: 'GBP',
    languages: [{ code: 'en', label: 'English', sitePath: 'gb' }],
    timeZone: 'Europe/London',
    taxation: { policy: 'gross', rates: { '*': 20 } },
    showLowestPrice30Days: false,
    sizeSystem: 'UK',
    addressFields: [
      { name: 'firstName', required: true, maxLength: 100, autoComplete: 'given-name' },
      { name: 'lastName', required: true, maxLength: 100, autoComplete: 'family-name' },
      { name: 'line1', required: true, maxLength: 100, autoComplete: 'address-line1' },
      { name: 'city', required: true, maxLength: 100, autoComplete: 'address-level2' },
      { name: 'postalCode', required: true, maxLength: 10, autoComplete: 'postal-code', example: 'M4 3AQ' },
    ],
    phone: { prefix: '+44', minDigits: 9, maxDigits: 11, required: false, example: '7700 900123' },
    deliveryMethods: [
      {
        id: 'standard',
        shippingType: 'home',
        carrierName: 'Royal Mail',
        carrierCode: 'RM',
        carrierService: 'STANDARD',
        price: 3.95,
        freeFrom: 50,
        cutOffHour: 18,
        leadDays: { from: 2, to: 4 },
      },
      {
        id: 'express',
        shippingType: 'express',
        carrierName: 'DPD',
        carrierCode: 'DPD',
        carrierService: 'EXPRESS',
        price: 7.95,
        cutOffHour: 14,
        leadDays: { from: 1, to: 1 },
      },
    ],
    holidays: ['2026-12-25', '2026-12-28'],
    blockedPostalCodes: ['JE'],
    paymentMethods: [
      {
        id: 'CREDIT_CARD',
        names: { en: 'Card' },
        paymentProcessor: 'aci',
        flow: 'inlineCard',
        async: false,
        earlyCapture: false,
        cards: [{ name: 'Visa', cardType: 'VISA' }],
      },
    ],
    returnDays: 30,
    maxQuantity: 6,
    consent: 'gdpr',
    legal: { terms: 'legal/terms', privacy: 'legal/privacy', cookies: 'legal/cookies' },
    features: { guestCheckout: true, savedCard: true },
    ...changes,
  };
}
