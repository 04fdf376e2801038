import type { NewsletterSignupRequest } from '../account/Accounts.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { signUp } from './signUp.ts';

/** Signs the owner of a new account up; the newsletter begins once the address is confirmed. */
export async function wantsNewsletter(
  shop: CommerceContext,
  { email, site, consentVersion, isOldEnough, network }: NewsletterSignupRequest,
): Promise<void> {
  await signUp(shop, {
    ...{ email, site, network },
    form: {
      ...{ email, source: 'registration', consentVersion },
      ...{ ageconfirmation: isOldEnough, marketingConsent: true },
    },
  });
}
