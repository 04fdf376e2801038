import { form } from '../../../customers/account/testing/openAccounts.ts';
import { address } from '../../../sales/order/testing/buying.ts';

/** What belongs to the owner on one surface. */
export interface OwnedIds {
  readonly basketId: string;
  readonly itemId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly orderedBasketId: string;
  readonly token: string;
}

const placing = ({ basketId }: OwnedIds) => ({
  ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: 1, checkoutId: 'x', paymentToken: 'x' },
});

const newsletterForm = (caller: string) => ({
  ...{ email: `${caller.replaceAll(' ', '.')}@example.org`, source: 'footer' },
  ...{ consentVersion: '1', ageconfirmation: true },
});

const review = {
  ...{ rating: 4, title: 'Good', text: 'Light and quick, a little narrow.', nickname: 'Trail runner' },
};

const returning = {
  ...{ requestKey: 'a key of this', method: 'dropOff' },
  lines: [{ itemId: 'none', quantity: 1, reason: 'tooSmall' }],
};

/** Bodies that the contract accepts, for each endpoint that takes one. */
export const bodies: Readonly<Record<string, (mine: OwnedIds, caller: string) => unknown>> = {
  enterDraw: () => ({ sku: 'TL4101_080' }),
  recordProductView: () => ({ productId: 'TL4101', before: [] }),
  decidePersonalisation: () => ({
    events: [{ eventType: 'monetate:decision:DecisionRequest', requestId: '1' }],
    monetateId: '1',
  }),
  recordImpressions: () => ({ channel: 'web', impressionIds: ['1'] }),
  checkPersonalisation: () => ({ selectedOptions: {} }),
  startWalletSignIn: () => ({ redirectAddress: 'https://shop.example/gb/checkout/amazon-callback' }),
  postWalletCode: () => ({
    ...{ code: 'x', state: 'x' },
    redirectAddress: 'https://shop.example/gb/checkout/amazon-callback',
  }),
  joinLoyalty: () => ({ termsAccepted: true, termsVersion: '1' }),
  redeemPoints: () => ({ points: 100, requestKey: 'a key of this' }),
  quoteExpress: () => ({ items: [{ productId: 'TL4101_080', quantity: 1 }] }),
  startExpress: () => [{ productId: 'TL4101_080', quantity: 1 }],
  getGiftCardBalance: () => ({ code: 'ffff' }),
  addGiftCard: () => ({ code: 'ffff' }),
  addCoupon: () => ({ couponCode: 'NONE' }),
  applyVoucher: () => ({ code: 'K7QM-2XWF-9HPT' }),
  writeReview: () => review,
  writeLinkedReview: () => review,
  reportReview: () => ({ reason: 'fake' }),
  refuseReview: () => ({ reason: 'language' }),
  replyToReview: () => ({ text: 'Thank you.' }),
  createWishlist: () => ({ name: 'Marathon' }),
  updateWishlist: () => ({ name: 'Marathon' }),
  shareWishlist: () => ({ public: true }),
  setWishlistNotices: () => ({ isOn: true }),
  endWishlistNotices: () => ({ key: 'c0ffee' }),
  addWishlistItem: () => ({ pid: 'TL4101' }),
  replaceWishlistItem: () => ({ pid: 'TL4101' }),
  mergeWishlist: () => ({ productIds: ['TL4101'] }),
  checkInventory: () => [{ productId: 'TL4101_080', quantity: 1 }],
  addItems: () => [{ productId: 'TL4101_080', quantity: 1 }],
  signInAssociate: () => ({ deviceCode: 'none', employeeId: 'E1' }),
  restoreBasket: () => [{ productId: 'TL4101_080', quantity: 1 }],
  // With its own token the basket would move, whoever calls.
  transferBasket: ({ basketId }) => ({ basketId, jwt: 'x' }),
  patchBasket: () => ({ properties: { giftNote: 'Hello' } }),
  patchItem: () => ({ quantity: 2 }),
  patchShipment: () => ({ shippingAddress: address }),
  submitScheduledDelivery: ({ basketId }) => ({
    ...{ shipmentId: `${basketId}.regular`, shippingOptionId: 'AGENDADA_HOME', slotId: 'none' },
  }),
  patchShipmentV2: () => ({ type: 'HomeDelivery', shippingOptionId: 'standard' }),
  getApplicablePaymentMethods: ({ basketId }) => ({ basketId }),
  getInstalments: ({ basketId }) => ({ basketId }),
  placeOrder: placing,
  startHostedPayment: placing,
  startPayment: placing,
  createOrder: placing,
  finalizePayment: ({ orderId }) => ({ orderId }),
  failOrder: () => ({ status: 'failed' }),
  cancelOrder: () => ({}),
  cancelLinkedOrder: () => ({ key: 'none' }),
  announceReturn: () => returning,
  announceLinkedReturn: () => ({ key: 'none', ...returning }),
  findOrder: (_, caller) => ({
    orderId: `TL-${caller}`,
    email: `${caller.replaceAll(' ', '.')}@example.org`,
  }),
  searchOrderEncrypted: (_, caller) => ({ search: `none-${caller.replaceAll(' ', '-')}` }),
  lookUpEmail: () => ({ email: 'maya@example.org' }),
  login: (_, caller) => ({
    ...{ user: `${caller.replaceAll(' ', '.')}@nowhere.org`, password: 'x' },
    ...{ persistentLogin: false, isMobile: false },
  }),
  requestLoginCode: () => ({ email: 'maya@example.org' }),
  loginByCode: () => ({ email: 'nobody@example.org', code: '1', persistentLogin: false, isMobile: false }),
  register: (_, caller) => ({
    ...form(`${caller.replaceAll(' ', '.')}@example.org`),
    action: 'registration',
  }),
  addPasskey: () => ({
    name: '',
    credential: {
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    },
  }),
  renamePasskey: () => ({ name: 'Phone' }),
  signInByPasskey: () => ({
    credential: {
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
    persistentLogin: false,
  }),
  changeProfile: () => ({ firstName: 'Maya', lastName: 'Okafor' }),
  requestEmailChange: () => ({ email: 'new@example.org' }),
  confirmEmailChange: () => ({ code: '1' }),
  changePassword: () => ({ password: 'a good one for all' }),
  deleteAccount: () => ({}),
  forgotPassword: () => ({ email: 'maya@example.org' }),
  readPasswordLink: () => ({ key: 'none' }),
  requestEmailVerification: () => ({}),
  verifyEmail: () => ({ key: 'none' }),
  resetPassword: () => ({ key: 'none', password: 'a good one for all' }),
  requestLightAccountLink: () => ({ email: 'maya@example.org' }),
  activateLightAccount: () => ({
    ...{ sourceId: 's', email: 'light@example.org', sendActivationEmail: false, minAgeConfirmation: true },
  }),
  upgradeLightAccount: () => ({ key: 'none', password: 'a good one for all', persistentLogin: false }),
  requestOrderAccountLink: () => ({ key: 'none' }),
  startExternalSignIn: () => ({ persistentLogin: false }),
  startCarrierAuthentication: () => ({
    ...{ carrier: 'KT', name: 'Maya Okafor', phoneNumber: '01012345678', gender: 'PNS' },
    dateOfBirth: '1990-03-27',
  }),
  confirmCarrierAuthentication: () => ({ authenticationId: 'none', code: '1' }),
  finishExternalSignIn: () => ({ ticket: 'none', callback: '' }),
  logout: () => ({ keepBasket: true }),
  addAddress: () => ({ address }),
  recordCookieChoice: (_, caller) => ({
    ...{
      visitorKey: 'f'.repeat(32),
      receiptKey: Buffer.from(caller).toString('hex').padEnd(32, '0').slice(-32),
    },
    ...{ regime: 'gdpr', mode: 'nested', levels: [0], revision: '1', action: 'reject', place: 'dialog' },
    ...{ signal: false, decidedAt: '2026-11-21T12:00:00.000Z' },
  }),
  acceptConsents: () => ({
    ...{ minAgeConfirmation: true, source: 'consent-page' },
    consents: [{ consentType: 'AMF', accepted: true, version: '1' }],
  }),
  signUpForNewsletter: (_, caller) => newsletterForm(caller),
  captureCampaignSignup: (_, caller) => ({
    ...newsletterForm(caller),
    ...{ componentId: 'none', trigger: 'link', 'cs-version': '1' },
  }),
  confirmNewsletter: () => ({ key: 'none' }),
  changeNewsletterPreferences: () => ({ topics: ['offers'], frequency: 'all' }),
  endNewsletter: () => ({ key: 'none' }),
  requestNewsletterLink: () => ({ email: 'maya@example.org' }),
  changeOwnNewsletter: () => ({ topics: ['offers'], frequency: 'all' }),
  sendNewsletterIssue: () => ({ id: 'first', topic: 'offers', texts: {} }),
  sendPrivacyRequest: (_, caller) => ({
    ...{ lastName: 'Okafor', email: `${caller.replaceAll(' ', '.')}@example.org` },
    ...{ requestTypes: ['EXPORT'], category: 'GDPR' },
  }),
  confirmPrivacyRequest: () => ({ key: 'none' }),
  openPrivacyArchive: () => ({ key: 'none' }),
  refusePrivacyCase: () => ({ reason: 'repeated' }),
  signInToDesk: () => ({ link: 'none' }),
  addPage: () => ({ address: 'help/new', title: {} }),
  addPicture: () => ({ name: 'hero', alt: {}, file: 'aGVybw==' }),
  saveDraft: () => ({ revision: 0, body: { title: {}, description: {}, sections: [] } }),
  discardDraft: () => ({ revision: 0 }),
  publishDraft: () => ({ revision: 0 }),
  showVersion: () => ({ number: 1 }),
  reportError: () => ({ message: 'It broke.', page: '/gb/cart' }),
};
