import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorReportSchema } from './schema.ts';

export const getMetrics = defineEndpoint({
  id: 'getMetrics',
  summary: 'Counters since the start: orders, authorisations, releases, stock moves, SQL statements.',
  method: 'GET',
  base: 'api',
  path: '/metrics',
  access: { caller: 'operator' },
  response: z.record(z.string(), z.number()),
  errors: { 401: 'Not the token of the operator.', 404: 'This shop shows no counters.' },
});

export const reportPolicyViolation = defineEndpoint({
  id: 'reportPolicyViolation',
  summary: 'Where browsers report violations of the content policy.',
  method: 'POST',
  base: 'api',
  path: '/policy-reports',
  access: { caller: 'anyone' },
  response: z.null(),
  errors: { 413: 'Too large.', 429: 'Too many.' },
});

export const reportError = defineEndpoint({
  id: 'reportError',
  summary: 'Where the pages of the shop tell what went wrong in them.',
  method: 'POST',
  base: 'api',
  path: '/error-reports',
  access: { caller: 'anyone' },
  body: errorReportSchema,
  response: z.null(),
  errors: { 413: 'Too large.', 422: 'Not a report.', 429: 'Too many.' },
});
