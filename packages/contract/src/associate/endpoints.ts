import * as z from 'zod/mini';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Associate, maxDeviceCodeLength, maxEmployeeIdLength } from './schema.ts';

export const signInAssociate = defineEndpoint({
  id: 'signInAssociate',
  summary:
    'Signs an associate in on a device of a store, by the code of the device and the number of the employee. The session ends after 15 minutes without a call; what was in the bag before stays with the one who put it there.',
  method: 'POST',
  base: 'api',
  path: '/associate/session',
  access: { caller: 'visitor', scopes: ['basket:write'], ended: 'visitor' },
  query: Site,
  body: z.object({
    deviceCode: z.string().check(z.minLength(1), z.maxLength(maxDeviceCodeLength)),
    employeeId: z.string().check(z.minLength(1), z.maxLength(maxEmployeeIdLength)),
  }),
  response: Associate,
  errors: {
    401: 'InvalidCredentials: no such device, or nobody of its store has this number.',
    429: 'Too many wrong codes; see Retry-After.',
  },
});

export const endAssociateSession = defineEndpoint({
  id: 'endAssociateSession',
  summary: 'Ends the session of an associate, and empties the bag that they filled for a customer.',
  method: 'DELETE',
  base: 'api',
  path: '/associate/session',
  access: { caller: 'visitor', scopes: ['basket:write'], ended: 'visitor' },
  query: Site,
  response: z.object({ success: z.literal(true) }),
  errors: {},
});
