import { confirmPrivacyRequest, sendPrivacyRequest } from '@touchline/contract/client/privacyRequest';
import type { PrivacyRequest } from '@touchline/contract/privacyRequest/schema';
import type { TestAccounts, TestBrowser } from '../../../customers/account/testing/openAccounts.ts';

/** A request as the form of a market under the GDPR sends it. */
export const privacyRequest = (email: string, changes: Partial<PrivacyRequest> = {}): PrivacyRequest => ({
  ...{
    lastName: 'Okafor',
    email,
    requestTypes: ['EXPORT'],
    category: 'GDPR',
    origin: 'SHOP',
    subOrigin: 'PAGE',
  },
  ...changes,
});

/** Asks, and confirms by the link of the mail; returns its key. */
export async function askAndConfirm(
  shop: TestAccounts,
  { call }: TestBrowser,
  email: string,
  changes: Partial<PrivacyRequest> = {},
): Promise<string> {
  // So that its mail is the newest.
  shop.clock.advance(1_000);
  const outcome = await sendPrivacyRequest(call, privacyRequest(email, changes));
  if (outcome.kind !== 'received') throw new Error(`Not received: ${JSON.stringify(outcome)}`);
  const { secret } = await shop.mailTo(email, 'privacy-confirm');
  const confirmed = await confirmPrivacyRequest(call, secret);
  if (confirmed.kind !== 'open') throw new Error(`Not confirmed: ${confirmed.kind}`);
  return secret;
}
