import * as z from 'zod/mini';
import { freshErrors, signedInErrors } from '../account/refusals.ts';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Registrations } from './schema.ts';

const ById = z.object({ id: z.string().check(z.maxLength(64)) });

export const getRegistrations = defineEndpoint({
  id: 'getRegistrations',
  summary: 'The means of payment kept for the account.',
  method: 'GET',
  base: 'checkout',
  path: '/customer/registrations',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: Registrations,
  errors: { ...signedInErrors, 404: 'This site keeps no means of payment.' },
});

export const removeRegistration = defineEndpoint({
  id: 'removeRegistration',
  summary: 'Removes a kept means of payment, here and at the payment provider.',
  method: 'DELETE',
  base: 'checkout',
  path: '/customer/registrations/{id}',
  access: { caller: 'fresh', scopes: ['account:write'] },
  params: ById,
  query: Site,
  response: Registrations,
  errors: { ...freshErrors, 404: 'The account keeps no such means of payment.' },
});

/** The same by the address of payment methods, as the checkout calls it for a kept card. */
export const removePaymentMethod = defineEndpoint({
  ...removeRegistration,
  id: 'removePaymentMethod',
  summary: 'Removes a kept card from the methods of the account, here and at the payment provider.',
  path: '/payment_methods/{id}',
});
