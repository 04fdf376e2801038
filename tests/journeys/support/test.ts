import { createHash } from 'node:crypto';
import { test as base, expect } from 'playwright/test';

/** Told by the browser itself about answers of status 4xx and 5xx: tests look at what the page says instead. */
const aboutAnswers = /^Failed to load resource/;

interface Watched {
  /** What the console, the content policy and uncaught errors said so far. Every test ends with none. */
  complaints: string[];
}

/** An address of its own for each test: limits count per caller, and tests must not use up each other's. */
const addressOf = (testId: string): string =>
  ['10', ...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.');

/** A test in which no page may complain: no console error or warning, no violation of the policy, no uncaught error. */
export const test = base.extend<Watched>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, repeatEachIndex }) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': addressOf(`${testId}.${repeatEachIndex}`) }),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && !aboutAnswers.test(text)) complaints.push(text);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      // What the page tells the shop's log is a complaint, too; that a call failed is what tests of failures want.
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
