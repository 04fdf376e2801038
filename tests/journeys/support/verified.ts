import { expect, type Page } from 'playwright/test';
import { codeIn, mailTo, makeAccount, newEmail } from './account.ts';
import { originOf } from './bag.ts';

/** Makes an account whose address is confirmed, and signs its page in: by the code from a mail. */
export async function becomeVerified(page: Page): Promise<void> {
  const origin = await originOf(page);
  const email = newEmail();
  await makeAccount(page.request, origin, email);
  const headers = { origin };
  const asked = await page.request.post('/api/account/login-code?sitePath=gb', { headers, data: { email } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const mail = await mailTo(origin, email, 'email-code');
  const code = codeIn(mail);
  const done = await page.request.post('/api/account/login-code/confirmation?sitePath=gb', {
    headers,
    data: { email, code, persistentLogin: false, isMobile: false },
  });
  expect(done.ok(), await done.text()).toBe(true);
}
