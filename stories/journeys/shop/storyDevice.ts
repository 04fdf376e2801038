import type { Authenticator } from '@touchline/features/platform/ports';
import { SoftAuthenticator } from '../../../packages/commerce/src/customers/account/passkey/testing/SoftAuthenticator.ts';

const device = new SoftAuthenticator(location.origin);

/** The shopper's device in this page: it makes passkeys and signs with them, and nobody has to touch it. */
export const storyDevice: Authenticator = {
  isSupported: () => true,
  // A field would sign in as soon as a page is open.
  canAutofill: () => Promise.resolve(false),
  create: async (options) => ({ kind: 'created', credential: await device.create(options) }),
  sign: (options) => device.sign(options),
  cancel: () => undefined,
};
