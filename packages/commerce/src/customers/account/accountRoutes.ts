import { noBotCheck, type BotCheck } from '../../kernel/bots/BotCheck.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Accounts } from './Accounts.ts';
import { accountLimits, type AccountLimits } from './accountLimits.ts';
import type { CarrierProvider } from './CarrierProvider.ts';
import { carrierRoutes } from './carrierRoutes.ts';
import { authRoutes } from './authRoutes.ts';
import { externalRoutes } from './external/externalRoutes.ts';
import type { IdentityProvider } from './external/IdentityProvider.ts';
import { identityRoutes } from './external/identityRoutes.ts';
import type { PasswordHasher } from './PasswordHasher.ts';
import { profileRoutes } from './profileRoutes.ts';
import { passkeyRoutes } from './passkey/passkeyRoutes.ts';
import { passkeySignIn } from './passkey/passkeySignIn.ts';
import { recoveryRoutes } from './recoveryRoutes.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { sessionRoutes } from './devices/sessionRoutes.ts';
import { wasmHasher } from './wasmHasher.ts';

export interface AccountOptions {
  /** @default Argon2id as WebAssembly */
  readonly passwords?: PasswordHasher | undefined;
  /** @default no caller passes */
  readonly bots?: BotCheck;
  readonly limits?: Partial<AccountLimits>;
  /** Somebody else's accounts, by which shoppers can sign in. @default none */
  readonly identityProviders?: readonly IdentityProvider[] | undefined;
  /** The owner of a new account wants the newsletter. @default nothing happens */
  readonly onNewsletter?: Accounts['onNewsletter'];
  /** The owner of a new account joins the programme. @default nothing happens */
  readonly onMembership?: Accounts['onMembership'];
  /** Confirms who a person is. @default none */
  readonly carrier?: CarrierProvider | undefined;
}

/** Mounts the account routes. */
export function accountRoutes(
  router: Router,
  shop: CommerceContext,
  options: AccountOptions & Pick<Accounts, 'erase'>,
): void {
  const accounts = {
    shop,
    passwords: options.passwords ?? wasmHasher(shop.random),
    bots: options.bots ?? noBotCheck,
    limits: { ...accountLimits, ...options.limits },
    identityProviders: options.identityProviders ?? [],
    onNewsletter: options.onNewsletter ?? (() => Promise.resolve()),
    onMembership: options.onMembership ?? (() => Promise.resolve()),
    erase: options.erase,
    carrier: options.carrier,
  };
  authRoutes(router, accounts);
  externalRoutes(router, accounts);
  identityRoutes(router, accounts);
  passkeyRoutes(router, accounts);
  passkeySignIn(router, accounts);
  sessionRoutes(router, accounts);
  carrierRoutes(router, accounts);
  registrationRoutes(router, accounts);
  recoveryRoutes(router, accounts);
  profileRoutes(router, accounts);
}
