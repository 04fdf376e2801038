import type { Browser, Page } from 'playwright/test';
import { answerConsent } from './consent.ts';
import { leaveUnpainted } from './unpainted.ts';

/**
 * A page of another visitor, who has answered the question for consent. Its calls come from this machine: the mailbox
 * answers no other.
 */
export async function pageOfItsOwn(
  browser: Browser,
  baseURL: string | undefined,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...options });
  await leaveUnpainted(context);
  await answerConsent(context, baseURL ?? '');
  return context.newPage();
}
