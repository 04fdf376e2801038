import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Visitor } from './schema.ts';

export const getVisitor = defineEndpoint({
  id: 'getVisitor',
  summary: 'What public pages show of their visitor: who it is, and the number of items in the bag.',
  method: 'GET',
  base: 'api',
  path: '/visitor',
  access: { caller: 'visitor', scopes: ['basket:read'], ended: 'visitor' },
  query: z.object({
    sitePath: z.string(),
    /** The visitor's stored unique id, which flags are evaluated for; the shop's server adds it. */
    userId: z.optional(z.string().check(z.maxLength(64))),
    /** The country that the request came from, as far as the shop's server knows it. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** The region that the request came from, by ISO 3166-2: `CA-QC`; the shop's server adds it. */
    region: z.optional(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
  }),
  response: Visitor,
  errors: { 404: 'No such site path.' },
});
