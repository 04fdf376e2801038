import type { GiftCardBalance } from '@touchline/contract/giftCard/schema';

export const code = '9F3A 04C1 77D0 1B2E 9F3A';

/** What is left on a card. */
export const card: GiftCardBalance = {
  ...{ lastDigits: '9F3A', balance: 37.5, currency: 'GBP' },
  expiresAt: '2027-11-21T12:00:00.000Z',
};
