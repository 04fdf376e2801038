import * as z from 'zod/mini';
import { Carrier, CarrierCustomer, CarrierIdentity } from '../account/schema.ts';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';

const limited = '429: too many from this source, for this address or in all; see Retry-After.';

export const startCarrierAuthentication = defineEndpoint({
  id: 'startCarrierAuthentication',
  summary: 'Asks a phone company to confirm who a person is: it sends a code to their phone.',
  method: 'POST',
  base: 'api',
  path: '/account/carrier-authentication',
  access: { caller: 'anyone' },
  query: Site,
  body: z.extend(CarrierCustomer, { carrier: Carrier }),
  response: z.object({
    authenticationId: z.string(),
    /** The code, where no real phone company is asked. */
    testCode: z.optional(z.string()),
  }),
  errors: {
    428: 'A bot check is needed: solve `getBotChallenge`, then call again with the header x-bot-proof.',
    429: limited,
    404: 'No phone company is connected to this shop.',
    422: 'UnknownCarrierCustomer: the phone company has no such customer.',
  },
  timeout: 20_000,
});

export const confirmCarrierAuthentication = defineEndpoint({
  id: 'confirmCarrierAuthentication',
  summary:
    'Exchanges the code for the identity and for the token that `register` needs. Valid for ten minutes.',
  method: 'POST',
  base: 'api',
  path: '/account/carrier-authentication/confirmation',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({
    authenticationId: z.string().check(z.minLength(1), z.maxLength(2_000)),
    code: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
  response: z.object({ userDataToken: z.string(), identity: CarrierIdentity }),
  errors: {
    401: 'InvalidCode: the code is wrong, or the request is over.',
    404: 'No phone company is connected to this shop.',
    429: limited,
  },
  timeout: 20_000,
});
