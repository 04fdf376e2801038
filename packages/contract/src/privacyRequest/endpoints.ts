import * as z from 'zod/mini';
import { Key } from '../account/schema.ts';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  PrivacyArchive,
  PrivacyCase,
  PrivacyCaseDetail,
  PrivacyCaseState,
  PrivacyCaseSummary,
  PrivacyRefusal,
  PrivacyRequestBody,
  PrivacyRequestReceived,
} from './schema.ts';

const linkErrors = { 404: 'The link is wrong or over.', 429: 'Too many; see Retry-After.' };
const operatorErrors = { 401: 'The operator’s token is missing or wrong.', 404: 'There is no such case.' };
const CaseId = z.object({ caseId: z.string() });

export const sendPrivacyRequest = defineEndpoint({
  id: 'sendPrivacyRequest',
  summary:
    'Sends a `PrivacyRequest`. Nothing is done before the link of a mail is confirmed, except that a wish not to sell is followed at once. The answer is the same for every address.',
  method: 'POST',
  base: 'api',
  path: '/account/privacy-requests',
  access: { caller: 'anyone' },
  query: Site,
  body: PrivacyRequestBody,
  response: PrivacyRequestReceived,
  errors: {
    422: 'details.serverError: { field, message }; the message is a code of `privacyCodes`.',
    428: 'A bot check is needed. With details.canProve: solve `getBotChallenge`, then call again with `recaptcha`.',
    429: 'Too many from this source or in all; see Retry-After.',
  },
});

export const getPrivacyCase = defineEndpoint({
  id: 'getPrivacyCase',
  summary: 'The case that the link of a mail opens. Changes nothing.',
  method: 'GET',
  base: 'api',
  path: '/privacy-requests/case',
  access: { caller: 'link' },
  query: z.extend(Site, { key: Key }),
  response: PrivacyCase,
  errors: linkErrors,
});

export const confirmPrivacyRequest = defineEndpoint({
  id: 'confirmPrivacyRequest',
  summary: 'Proves the address of a case by the key of its mail. Confirmed again, it stays confirmed.',
  method: 'POST',
  base: 'api',
  path: '/privacy-requests/confirmations',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: Key }),
  response: PrivacyCase,
  errors: linkErrors,
});

export const openPrivacyArchive = defineEndpoint({
  id: 'openPrivacyArchive',
  summary: 'Uses the link of an archive up, and returns a ticket that downloads it for ten minutes.',
  method: 'POST',
  base: 'api',
  path: '/privacy-requests/archive-tickets',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: Key }),
  response: z.object({ ticket: z.string() }),
  errors: linkErrors,
});

export const getPrivacyArchive = defineEndpoint({
  id: 'getPrivacyArchive',
  summary: 'The archive, as a download.',
  method: 'GET',
  base: 'api',
  path: '/privacy-requests/archive',
  access: { caller: 'link' },
  query: z.object({ ticket: Key }),
  response: PrivacyArchive,
  errors: linkErrors,
});

export const listPrivacyCases = defineEndpoint({
  id: 'listPrivacyCases',
  summary: 'Cases in the order of their deadlines, a hundred at most.',
  method: 'GET',
  base: 'api',
  path: '/privacy-cases',
  access: { caller: 'operator' },
  query: z.object({ state: z.optional(PrivacyCaseState) }),
  response: z.object({ cases: z.array(PrivacyCaseSummary) }),
  errors: { 401: operatorErrors[401] },
});

export const getPrivacyCaseDetail = defineEndpoint({
  id: 'getPrivacyCaseDetail',
  summary: 'A case with its history.',
  method: 'GET',
  base: 'api',
  path: '/privacy-cases/{caseId}',
  access: { caller: 'operator' },
  params: CaseId,
  response: PrivacyCaseDetail,
  errors: operatorErrors,
});

export const approvePrivacyCase = defineEndpoint({
  id: 'approvePrivacyCase',
  summary: 'Lets a case go on that waits for the operator.',
  method: 'POST',
  base: 'api',
  path: '/privacy-cases/{caseId}/approvals',
  access: { caller: 'operator' },
  params: CaseId,
  response: PrivacyCaseDetail,
  errors: { ...operatorErrors, 409: 'It does not wait for the operator.' },
});

export const refusePrivacyCase = defineEndpoint({
  id: 'refusePrivacyCase',
  summary: 'Refuses a case that is not over, and mails the reason to its address where that is proved.',
  method: 'POST',
  base: 'api',
  path: '/privacy-cases/{caseId}/refusals',
  access: { caller: 'operator' },
  params: CaseId,
  body: z.object({ reason: PrivacyRefusal }),
  response: PrivacyCaseDetail,
  errors: { ...operatorErrors, 409: 'It is over.' },
});
