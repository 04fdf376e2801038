import * as z from 'zod/mini';
import { entrance, freshErrors, limited, signedInErrors } from '../account/refusals.ts';
import {
  AuthOptions,
  ExternalIdentities,
  ExternalSignInFinished,
  ExternalSignInStarted,
} from '../account/schema.ts';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';

export const getExternalIdentities = defineEndpoint({
  id: 'getExternalIdentities',
  summary: 'The accounts of providers that sign in to this account.',
  method: 'GET',
  base: 'api',
  path: '/account/external-identities',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: ExternalIdentities,
  errors: signedInErrors,
});

export const removeExternalIdentity = defineEndpoint({
  id: 'removeExternalIdentity',
  summary:
    'The account of a provider signs in to this account no longer. Other sessions, codes and links end.',
  method: 'DELETE',
  base: 'api',
  path: '/account/external-identities/{identityId}',
  access: { caller: 'fresh', scopes: ['account:write'] },
  params: z.object({ identityId: z.string().check(z.maxLength(100)) }),
  query: Site,
  response: ExternalIdentities,
  errors: {
    ...freshErrors,
    404: 'The account has no such identity.',
    409: 'OnlyWayToSignIn: set a password first.',
  },
});

export const getAuthOptions = defineEndpoint({
  id: 'getAuthOptions',
  summary: 'The ways to sign in by somebody else’s account, for the place that asks.',
  method: 'GET',
  base: 'api',
  path: '/account/auth-options',
  access: { caller: 'anyone' },
  query: z.extend(Site, { sourceId: z.string().check(z.maxLength(100)) }),
  response: AuthOptions,
  errors: {},
});

export const startExternalSignIn = defineEndpoint({
  id: 'startExternalSignIn',
  summary:
    'Begins to sign in by the account of a provider. Redirect the browser to `url`, and keep `ticket` in it as a cookie that no script can read.',
  method: 'POST',
  base: 'api',
  path: '/account/external/{provider}',
  access: { caller: 'anyone' },
  params: z.object({ provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  query: Site,
  body: z.object({
    persistentLogin: z.boolean(),
    /** Path below the site path where the shopper goes afterwards. */
    returnTo: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  response: ExternalSignInStarted,
  errors: { 404: 'There is no such provider.', 429: limited, 503: 'The provider is away.' },
  timeout: 20_000,
});

export const finishExternalSignIn = defineEndpoint({
  id: 'finishExternalSignIn',
  summary:
    'Signs in with what the provider sent the browser back with. A ticket is good for one call. The basket goes with the shopper, as with `login`.',
  method: 'POST',
  base: 'api',
  path: '/account/external-callback',
  access: entrance,
  query: Site,
  body: z.object({
    ticket: z.string().check(z.maxLength(4_000)),
    /** What the provider answered: the query of the address it redirected to, or the fields of the form it posted. */
    callback: z.string().check(z.maxLength(8_000)),
  }),
  response: ExternalSignInFinished,
  errors: { 429: limited },
  timeout: 20_000,
});
