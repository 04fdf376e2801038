import { createHash } from 'node:crypto';
import { test as base, expect } from 'playwright/test';

/** The browser's own messages about responses with status 4xx and 5xx: tests check what the page shows instead. */
const aboutAnswers = /^Failed to load resource/;

interface Watched {
  /** Messages of the console, the content policy and uncaught errors so far. Every test must end with none. */
  complaints: string[];
}

/** An address of its own for each test: limits count per caller, and tests must not use up each other's. */
const addressOf = (testId: string): string =>
  ['10', ...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.');

/** A test in which no page may complain: no console error or warning, no violation of the policy, no uncaught error. */
export const test = base.extend<Watched>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, give, { testId, repeatEachIndex }) =>
    give({ ...extraHTTPHeaders, 'x-forwarded-for': addressOf(`${testId}.${repeatEachIndex}`) }),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && !aboutAnswers.test(text)) complaints.push(text);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      // Errors that the page reports to the shop's log count as well; failed calls do not, because tests of failures cause them.
      context.on('request', (request) => {
        const told = request.url().includes('/api/error-reports') ? (request.postData() ?? '') : '';
        if (told && !/"message":"A call failed|: Offline: /.test(told)) complaints.push(told);
      });
      await use(complaints);
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
