import { register } from '@touchline/contract/client/account';
import type { Registration } from '@touchline/contract/account/schema';
import { readSessionChange, sessionHeader } from '@touchline/contract/sessionHeader';
import { composeMail } from '../../../mail/composeMail.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import {
  openCheckout,
  type CheckoutSetUp,
  type TestCheckout,
  type TestShopper,
} from '../../../sales/order/testing/openCheckout.ts';
import { quickHasher } from './quickHasher.ts';

/** A browser at the shop: keeps session and checkout token as the storefront's cookies do. */
export interface TestBrowser extends TestShopper {
  readonly session: { current: string | undefined };
  /** Network the next calls come from. */
  source: string;
  /** Further headers of its calls. */
  headers: Readonly<Record<string, string>>;
}

export interface TestAccounts extends TestCheckout {
  browser(source?: string): TestBrowser;
  /** The newest mail to an address, of a kind if given: its text, and the code or key in it. */
  mailTo(email: string, kind?: string): Promise<{ kind: string; text: string; secret: string }>;
  mailCount(email: string): Promise<number>;
}

export const goodPassword = 'correct horse 42';

export const form = (email: string, changes: Partial<Registration> = {}) => ({
  firstName: 'Maya',
  lastName: 'Okafor',
  email,
  password: goodPassword,
  newsletter: false,
  terms: true,
  explicitConsent: true,
  ageConfirmation: true,
  ...changes,
});

/** A shop with accounts on an open database. Passwords cost nothing: `passwords.test.ts` shows what really hashes them. */
export async function openAccounts(database: OpenDatabase, setUp: CheckoutSetUp = {}): Promise<TestAccounts> {
  const accounts = { passwords: quickHasher, ...setUp.accounts };
  const checkout = await openCheckout(database, { ...setUp, accounts });
  let count = 0;
  const mails = (email: string) =>
    database.db
      .selectFrom('mails')
      .select(['id', 'kind', 'recipient', 'language', 'data', 'created_at'])
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .execute();
  return {
    ...checkout,
    browser(source = `198.51.100.${(count += 1)}`) {
      const session: TestBrowser['session'] = { current: undefined };
      const shopper = checkout.shopperOver(async (request) => {
        if (session.current !== undefined) request.headers.set(sessionHeader, `Bearer ${session.current}`);
        for (const [name, value] of Object.entries(browser.headers)) request.headers.set(name, value);
        const answer = await checkout.fetch(request, browser.source);
        const change = readSessionChange(answer.headers);
        if (change === 'ended') session.current = undefined;
        else if (typeof change === 'object') session.current = change.token;
        return answer;
      });
      const browser: TestBrowser = { ...shopper, session, source, headers: {} };
      return browser;
    },
    async mailTo(email, kind) {
      const mail = (await mails(email)).find((one) => kind === undefined || one.kind === kind);
      if (!mail) throw new Error(`No mail ${kind ?? ''} to ${email}.`);
      const { text } = await composeMail(checkout.shop, mail);
      const secret = /key=([0-9a-f]+)/.exec(text)?.[1] ?? /\b(\d{6})\b/.exec(text)?.[1] ?? '';
      return { kind: mail.kind, text, secret };
    },
    mailCount: async (email) => (await mails(email)).length,
  };
}

/** Registers, and expects it to sign in. */
export async function registered(
  browser: TestBrowser,
  email: string,
  changes: Partial<Registration> = {},
): Promise<{ acid: string }> {
  const outcome = await register(browser.call, form(email, changes));
  if (outcome.kind !== 'signedIn') throw new Error(`Not registered: ${JSON.stringify(outcome)}`);
  return outcome;
}
