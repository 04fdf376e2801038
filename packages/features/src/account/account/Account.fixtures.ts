import type { AccountData, Profile } from '@touchline/contract/account/schema';

/** Maya Okafor, who signed in some time ago and stays signed in. */
export const mayasProfile: Profile = {
  ...{ firstName: 'Maya', lastName: 'Okafor', userName: 'maya.okafor@example.com' },
  ...{ emailAddress: 'maya.okafor@example.com', euci: 'e1', acid: 'a1', customerId: 'a1' },
  ...{
    accountType: 'FULL',
    isEmailVerified: true,
    isPhoneVerified: false,
    isPersistent: true,
    isFresh: false,
  },
  expirationTimestamp: Date.parse('2027-11-21T10:00:00Z'),
};

/** What is stored about an account that has done nothing yet. */
export const emptyAccountData: AccountData = {
  exportedAt: '2026-11-21T10:00:00.000Z',
  account: {
    ...{ acid: 'a1', accountType: 'FULL', emailAddress: 'maya.okafor@example.com' },
    ...{ firstName: 'Maya', lastName: 'Okafor', dateOfBirth: null, confirmedAge: 16, gender: null },
    ...{ mobileNumber: null, newsletter: false, consents: { terms: true }, market: 'gb', language: 'en' },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', emailVerifiedAt: null, blockedAt: null },
  },
  ...{
    sessions: [],
    externalIdentities: [],
    passkeys: [],
    events: [],
    addresses: [],
    paymentMethods: [],
    wishlists: [],
    consentAnswers: [],
    cookieChoices: [],
  },
  ...{ baskets: [], orders: [], mails: [], newsletter: null, membership: null },
};
