import { createHash } from 'node:crypto';
import { test as base, expect } from 'playwright/test';
import { answerConsent } from './consent.ts';
import { leaveUnpainted } from './unpainted.ts';

/** The browser's own messages about responses with status 4xx and 5xx: tests check what the page shows instead. */
const aboutAnswers = /^Failed to load resource/;

/** What a browser that was started without pictures and fonts says about one that a page asks for early. */
const aboutWhatIsLeftOut =
  /is not used because image loading is disabled\.$|\/(media|fonts)\/\S+ was preloaded using link preload but not used/;

interface Watched {
  /** Whether the visitor has answered the question for consent before: with what is needed only. */
  hasAnsweredConsent: boolean;
  /** Whether the pages are painted, which a test needs that observes painting. */
  isPainted: boolean;
  /** Whether the browser begins without files of the shop, which a test needs that observes when they come. */
  hasEmptyCache: boolean;
  /** Messages of the console, the content policy and uncaught errors so far. Every test must end with none. */
  complaints: string[];
}

/** An address of its own for each test: limits count per caller, and tests must not use up each other's. */
const addressOf = (testId: string): string =>
  ['10', ...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.');

/** A test in which no page may complain: no console error or warning, no violation of the policy, no uncaught error. */
export const test = base.extend<Watched>({
  // Set on the context that a worker's tests share: as an option it would make another one for each test.
  hasAnsweredConsent: [true, { option: true }],
  isPainted: [false, { option: true }],
  context: async ({ context, baseURL, hasAnsweredConsent, isPainted }, give, { testId, repeatEachIndex }) => {
    if (!isPainted) await leaveUnpainted(context);
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(`${testId}.${repeatEachIndex}`) });
    if (hasAnsweredConsent && baseURL) await answerConsent(context, baseURL);
    await give(context);
  },
  hasEmptyCache: [false, { option: true }],
  page: async ({ page, hasEmptyCache }, give, testInfo) => {
    if (hasEmptyCache) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await session.detach();
    }
    await give(page);
    // Playwright empties the cache by the pages that are still open: without one, the next test finds the files of this
    // one there, compiled. That took a tenth of the time. The page of a test that failed is kept for its screenshot.
    if (testInfo.status === testInfo.expectedStatus)
      for (const open of page.context().pages()) await open.close();
  },
  request: async ({ playwright, baseURL }, give, { testId, repeatEachIndex }) => {
    const extraHTTPHeaders = { 'x-forwarded-for': addressOf(`${testId}.${repeatEachIndex}`) };
    const request = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders,
    });
    await give(request);
    await request.dispose();
  },
  complaints: [
    async ({ context }, use, { project }) => {
      const complaints: string[] = [];
      const isExpected = (text: string) =>
        aboutAnswers.test(text) || (project.name !== 'as shown' && aboutWhatIsLeftOut.test(text));
      context.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && !isExpected(text)) complaints.push(text);
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
