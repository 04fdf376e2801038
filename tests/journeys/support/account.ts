import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { originOf } from './bag.ts';

/** The password of the accounts that journeys make. */
export const password = 'tram-lemon-hat';

/** An address that no other test uses. */
export const newEmail = (): string => `maya.${crypto.randomUUID().slice(0, 8)}@example.org`;

/** Makes an account by the call that the registration makes; the browser of the test is not signed in by it. */
export async function makeAccount(request: APIRequestContext, origin: string, email: string): Promise<void> {
  const answer = await request.post('/api/account/registration?sitePath=gb', {
    headers: { origin },
    data: {
      ...{ firstName: 'Maya', lastName: 'Okafor', email, password },
      ...{ dobFields: { day: 12, month: 5, year: 1990 } },
      ...{ newsletter: false, terms: true, explicitConsent: false, ageConfirmation: true },
      action: 'registration',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Makes an account in the browser of a page, and is signed in to it. */
export async function becomeMember(page: Page): Promise<void> {
  const made = await page.request.post('/api/account/registration?sitePath=gb', {
    headers: { origin: await originOf(page) },
    data: {
      ...{ action: 'registration', firstName: 'Maya', lastName: 'Okafor', gender: 'PNS' },
      ...{ email: newEmail(), password: 'tram-lemon-hat-7' },
      ...{ newsletter: false, terms: true, explicitConsent: true, ageConfirmation: true },
      dobFields: { day: 14, month: 6, year: 1992 },
    },
  });
  expect(await made.json()).toMatchObject({ kind: 'signedIn' });
}

/** The code that a mail shows. */
export const codeIn = (html: string): string =>
  /\b\d{6}\b/.exec(html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' '))?.[0] ?? '';

/** The newest mail of a kind to an address, once it was written. Only this machine may read the mailbox. */
export async function mailTo(origin: string, email: string, kind: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const list = await (await fetch(`${origin}/mailbox`)).text();
      const item = list.split('<li>').find((each) => each.includes(email) && each.includes(`>${kind}<`));
      path = /href="([^"]+)"/.exec(item ?? '')?.[1];
      return path;
    })
    .toBeDefined();
  return (await fetch(`${origin}${path ?? ''}/html`)).text();
}
