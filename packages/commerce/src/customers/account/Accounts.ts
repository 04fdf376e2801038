import type { Site } from '@touchline/contract/market/schema';
import type { BotCheck } from '../../kernel/bots/BotCheck.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { AccountLimits } from './accountLimits.ts';
import type { IdentityProvider } from './external/IdentityProvider.ts';
import type { CarrierProvider } from './CarrierProvider.ts';
import type { PasswordHasher } from './PasswordHasher.ts';

/** Somebody who has just registered wants the newsletter. */
export interface NewsletterSignupRequest {
  /** The address in its one spelling. */
  readonly email: string;
  readonly site: Site;
  readonly consentVersion: string;
  readonly isOldEnough: boolean;
  /** Network that it came from. */
  readonly network: string;
}

/** Somebody who has just registered joins the programme. */
export interface NewMember {
  readonly accountId: string;
  readonly site: Site;
  readonly termsVersion: string;
}

/** Dependencies of the account routes. */
export interface Accounts {
  readonly shop: CommerceContext;
  readonly passwords: PasswordHasher;
  readonly bots: BotCheck;
  readonly limits: AccountLimits;
  /** Somebody else's accounts, by which shoppers can sign in. */
  readonly identityProviders: readonly IdentityProvider[];
  /** The owner of a new account wants the newsletter. */
  readonly onNewsletter: (registered: NewsletterSignupRequest) => Promise<void>;
  /** A new account joins the membership programme, whose terms of this version it has accepted. */
  readonly onMembership: (joined: NewMember) => Promise<void>;
  /** Erases the owner of an account, in the transaction of the given shop. */
  readonly erase: (shop: CommerceContext, accountId: string) => Promise<void>;
  /** Confirms who a person is; without one nobody can register where the key-management flow is on. */
  readonly carrier: CarrierProvider | undefined;
}
