import * as z from 'zod/mini';
import { freshErrors, signedInErrors } from '../account/refusals.ts';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { AddressBook, BookAddress } from './schema.ts';

const addressId = z.string().check(z.maxLength(64));

export const getAddresses = defineEndpoint({
  id: 'getAddresses',
  summary: 'The addresses that the account keeps for the country of the site.',
  method: 'GET',
  base: 'api',
  path: '/account/addresses',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: AddressBook,
  errors: signedInErrors,
});

export const addAddress = defineEndpoint({
  id: 'addAddress',
  summary: 'Keeps an address. One that is kept already is not added again; the first becomes the default.',
  method: 'POST',
  base: 'api',
  path: '/account/addresses',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  body: z.object({ address: BookAddress, isDefault: z.optional(z.boolean()) }),
  response: AddressBook,
  errors: {
    ...signedInErrors,
    409: 'AddressBookFull: one has to be removed first.',
    422: 'invalid_address: details.fields, a list of { field, errorCode }.',
    429: 'Too many in a short time; see Retry-After.',
  },
});

export const makeDefaultAddress = defineEndpoint({
  id: 'makeDefaultAddress',
  summary: 'Makes an address the one that forms are filled with.',
  method: 'PUT',
  base: 'api',
  path: '/account/addresses/{addressId}/default',
  access: { caller: 'fresh', scopes: ['account:write'] },
  params: z.object({ addressId }),
  query: Site,
  response: AddressBook,
  errors: { ...freshErrors, 404: 'The account keeps no such address.' },
});

export const removeAddress = defineEndpoint({
  id: 'removeAddress',
  summary: 'Removes an address. Of the others, the one used last becomes the default if it was.',
  method: 'DELETE',
  base: 'api',
  path: '/account/addresses/{addressId}',
  access: { caller: 'fresh', scopes: ['account:write'] },
  params: z.object({ addressId }),
  query: Site,
  response: AddressBook,
  errors: { ...freshErrors, 404: 'The account keeps no such address.' },
});
