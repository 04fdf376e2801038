import * as z from 'zod/mini';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { PermissionDocument, PermissionScenario } from './schema.ts';

const errors = { 404: 'No such site path.' };

export const getPermissionScenarios = defineEndpoint({
  id: 'getPermissionScenarios',
  summary: 'Which documents the checkout of a site asks for, and which of them an order needs.',
  method: 'GET',
  base: 'checkout',
  path: '/permissions-checkout/scenarios',
  access: { caller: 'anyone' },
  query: Site,
  response: z.array(PermissionScenario),
  errors,
});

export const getPermissionDocuments = defineEndpoint({
  id: 'getPermissionDocuments',
  summary: 'The documents of these scenarios in the language of the site, each with its version.',
  method: 'GET',
  base: 'checkout',
  path: '/permissions-checkout/documents',
  access: { caller: 'anyone' },
  query: Site,
  response: z.array(PermissionDocument),
  errors,
});
