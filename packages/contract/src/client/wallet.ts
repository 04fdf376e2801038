import type { Basket } from '../basket/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../wallet/endpoints.ts'));

interface WalletCall {
  readonly basketId: string;
  /** Where the wallet sends the shopper back to. */
  readonly redirectAddress: string;
  /** The visitor's key for flags, which decides the A/B test. */
  readonly userId: string | undefined;
}

const queryOf = ({ userId }: WalletCall) => (userId === undefined ? {} : { userId });

/** Returns the address of the wallet's page. Throws where the market offers no wallet sign-in, or the wallet is away. */
export async function startWalletSignIn(call: Transport, about: WalletCall): Promise<string> {
  const { url } = await call((await calls()).startWalletSignIn, {
    params: { basketId: about.basketId },
    query: queryOf(about),
    body: { redirectAddress: about.redirectAddress },
  });
  return url;
}

/** Posts the code that the wallet has answered. Throws when it is refused. */
export async function postWalletCode(
  call: Transport,
  about: WalletCall & { readonly code: string; readonly state: string },
): Promise<Basket> {
  const { basketId, code, redirectAddress, state } = about;
  return call((await calls()).postWalletCode, {
    params: { basketId },
    query: queryOf(about),
    body: { code, redirectAddress, state },
  });
}
