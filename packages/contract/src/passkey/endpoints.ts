import * as z from 'zod/mini';
import { entrance, freshErrors, limited, limitErrors, signedInErrors } from '../account/refusals.ts';
import { SignedIn } from '../account/schema.ts';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  NewPasskey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
  Passkeys,
  SignedByPasskey,
} from './schema.ts';

const params = z.object({ passkeyId: z.string().check(z.maxLength(64)) });
const unknown = 'The account has no such passkey.';

export const getPasskeys = defineEndpoint({
  id: 'getPasskeys',
  summary: 'The passkeys of the account.',
  method: 'GET',
  base: 'api',
  path: '/account/passkeys',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: Passkeys,
  errors: signedInErrors,
});

export const startPasskey = defineEndpoint({
  id: 'startPasskey',
  summary:
    'What a browser makes a passkey for this account by. Its challenge is good once, for five minutes.',
  method: 'POST',
  base: 'api',
  path: '/account/passkeys/options',
  access: { caller: 'fresh', scopes: ['account:write'] },
  query: Site,
  response: PasskeyCreation,
  errors: { ...freshErrors, 409: 'TooManyPasskeys: remove one first.', 429: limited },
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  summary:
    'Adds a passkey that the browser has made by `startPasskey`. Without a name it has the one of the device. The owner gets a mail.',
  method: 'POST',
  base: 'api',
  path: '/account/passkeys',
  access: { caller: 'fresh', scopes: ['account:write'] },
  query: Site,
  body: z.object({ name: PasskeyName, credential: NewPasskey }),
  response: Passkeys,
  errors: {
    ...freshErrors,
    409: 'TooManyPasskeys, or PasskeyKnown: it belongs to an account already.',
    422: 'PasskeyNotAccepted: the challenge is used or over, or the device has not made sure who holds it.',
    429: limited,
  },
});

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  summary: 'Gives a passkey another name.',
  method: 'PATCH',
  base: 'api',
  path: '/account/passkeys/{passkeyId}',
  access: { caller: 'account', scopes: ['account:write'] },
  params,
  query: Site,
  body: z.object({ name: PasskeyName.check(z.minLength(1)) }),
  response: Passkeys,
  errors: { ...signedInErrors, 404: unknown },
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  summary: 'The passkey signs in no longer. The owner gets a mail.',
  method: 'DELETE',
  base: 'api',
  path: '/account/passkeys/{passkeyId}',
  access: { caller: 'fresh', scopes: ['account:write'] },
  params,
  query: Site,
  response: Passkeys,
  errors: { ...freshErrors, 404: unknown, 409: 'OnlyWayToSignIn: set a password first.' },
});

export const startPasskeySignIn = defineEndpoint({
  id: 'startPasskeySignIn',
  summary:
    'What a browser signs in by. The same for everybody but for its challenge, which is good once, for five minutes.',
  method: 'POST',
  base: 'api',
  path: '/account/passkey-sign-in/options',
  access: { caller: 'anyone' },
  query: Site,
  response: PasskeyRequest,
  errors: { 429: limited },
});

export const signInByPasskey = defineEndpoint({
  id: 'signInByPasskey',
  summary:
    'Signs in by a passkey, or confirms who is signed in. The basket goes with the shopper, as with `login`.',
  method: 'POST',
  base: 'api',
  path: '/account/passkey-sign-in',
  access: entrance,
  query: Site,
  body: z.object({
    credential: SignedByPasskey,
    persistentLogin: z.boolean(),
    /** Whoever is signed in confirms it: the passkey of another account is refused. */
    confirms: z.optional(z.boolean()),
  }),
  response: SignedIn,
  errors: {
    ...limitErrors,
    401: 'PasskeyNotAccepted: unknown here, a challenge that is used or over, or another account than the one to confirm.',
    403: 'ACCOUNT_LOCKED_CCI: the account is blocked.',
  },
});
