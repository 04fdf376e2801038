import * as z from 'zod/mini';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { AcceptConsents, AccountConsents, ConsentsData, CookieReceipts, NewCookieChoice } from './schema.ts';

const signedInErrors = { 401: 'Nobody is signed in.', 403: 'This needs a sign-in.' };

export const getConsentsData = defineEndpoint({
  id: 'getConsentsData',
  summary: 'What the shop asks people to agree to, in the language of the site, each with its version.',
  method: 'GET',
  base: 'api',
  path: '/consents/data',
  access: { caller: 'anyone' },
  query: z.object({ sitePath: z.string() }),
  response: ConsentsData,
  // A form that waits for it shows its own texts instead.
  timeout: 3_000,
  errors: { 404: 'No such site path, or its market has no such texts: the configured versions hold.' },
});

export const getAccountConsents = defineEndpoint({
  id: 'getAccountConsents',
  summary: 'What the account has agreed to.',
  method: 'GET',
  base: 'api',
  path: '/account/consents',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: AccountConsents,
  errors: signedInErrors,
});

export const acceptConsents = defineEndpoint({
  id: 'acceptConsents',
  summary: 'Records what the account agrees to, and that its owner has the minimum age.',
  method: 'POST',
  base: 'api',
  path: '/account/consents',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  body: AcceptConsents,
  response: AccountConsents,
  errors: {
    ...signedInErrors,
    422: 'InvalidDataException: details.serverError.validationErrors, a list of { field, errorCode }.',
    429: 'Too many in a short time; see Retry-After.',
  },
});

export const recordCookieChoice = defineEndpoint({
  id: 'recordCookieChoice',
  summary: 'Records a choice of cookies as proof. The same one twice is recorded once.',
  method: 'POST',
  base: 'api',
  path: '/consents/receipts',
  access: { caller: 'visitor', scopes: ['consent:write'], ended: 'visitor' },
  query: Site,
  body: NewCookieChoice,
  response: z.object({ recorded: z.literal(true) }),
  errors: { 429: 'Too many in a short time; see Retry-After.' },
});

export const getCookieReceipts = defineEndpoint({
  id: 'getCookieReceipts',
  summary: 'Every recorded choice of the visitor who has the key.',
  method: 'GET',
  base: 'api',
  path: '/consents/receipts/{key}',
  access: { caller: 'link' },
  params: z.object({ key: z.string().check(z.maxLength(64)) }),
  response: CookieReceipts,
  errors: { 404: 'No choice is recorded under this key.' },
});
