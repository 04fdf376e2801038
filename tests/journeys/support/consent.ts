import type { BrowserContext, Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';

/** A visitor's cookies after an answer to the question for consent: what is needed only, unless other levels are given. */
export async function answerConsent(
  context: BrowserContext,
  url: string,
  levels: readonly number[] = [0],
): Promise<void> {
  const record = { revision: '1', levels, visitorKey: '0'.repeat(32) };
  await context.addCookies([
    { url, name: 'consent', value: String(Math.max(...levels)) },
    { url, name: 'consentRecord', value: encodeURIComponent(JSON.stringify(record)) },
  ]);
}

/** The next page is that of a new visitor, in the same browser. */
export async function forgetVisitor(page: Page): Promise<void> {
  await page.context().clearCookies();
  // A page that is left stores its scroll position, once its script runs.
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
