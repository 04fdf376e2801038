import * as z from 'zod/mini';
import { signedInErrors } from '../account/refusals.ts';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { AccountSessions } from './schema.ts';

export const getSessions = defineEndpoint({
  id: 'getSessions',
  summary: 'The devices on which the account is signed in.',
  method: 'GET',
  base: 'api',
  path: '/account/sessions',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: AccountSessions,
  errors: signedInErrors,
});

export const endSession = defineEndpoint({
  id: 'endSession',
  summary: 'Signs another device out, at once.',
  method: 'DELETE',
  base: 'api',
  path: '/account/sessions/{sessionId}',
  access: { caller: 'account', scopes: ['account:write'] },
  params: z.object({ sessionId: z.string().check(z.maxLength(64)) }),
  query: Site,
  response: AccountSessions,
  errors: {
    ...signedInErrors,
    404: 'The account has no such session, or it is over.',
    409: 'CurrentSession: `logout` ends the one that asks.',
  },
});

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  summary: 'Signs out every device but the one that asks.',
  method: 'POST',
  base: 'api',
  path: '/account/sessions/others-end',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  response: AccountSessions,
  errors: signedInErrors,
});
