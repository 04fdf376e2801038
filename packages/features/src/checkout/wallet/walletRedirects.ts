import { getBasket } from '@touchline/contract/client/basket';
import { postWalletCode, startWalletSignIn } from '@touchline/contract/client/wallet';
import type { Ports } from '../../platform/ports/index.ts';
import { stored, type StorageNeeds } from '../../platform/storage/index.ts';
import { walletSignInOutcome, type WalletOutcome } from './storage.ts';
import { WalletStore } from './WalletStore.ts';

/** Where the shopper goes on: the delivery options, or the cart where no wallet is offered. */
const deliveryOptions = '/checkout#delivery';
const cart = '/cart';

type Needs = StorageNeeds & Pick<Ports, 'analytics' | 'call' | 'flags' | 'reporter'>;

interface Return {
  /** `/{site}/checkout/amazon-callback` with the shop's origin. */
  redirectAddress: string;
  /** The visitor's key for flags. */
  userId: string | undefined;
}

/** Where a press on the wallet's button leads: to the wallet's own page, or on in the checkout when it is away. */
export async function beginWalletSignIn(
  ports: Needs,
  about: Return,
): Promise<{ leave: string } | { redirect: string }> {
  if (!new WalletStore(ports).isOffered) return { redirect: cart };
  try {
    const { basketId } = await getBasket(ports.call);
    if (basketId === undefined) return { redirect: cart };
    return { leave: await startWalletSignIn(ports.call, { ...about, basketId }) };
  } catch (error) {
    ports.reporter.report('The sign-in with the wallet could not begin.', error);
    return { redirect: end(ports, 'failed') };
  }
}

/**
 * The return from the wallet: posts its code to the basket, remembers how that ended, and leads to the delivery options
 * in every case (checkout document, section 2).
 */
export async function finishWalletSignIn(
  ports: Needs,
  about: Return & { code: string | null; state: string | null },
): Promise<string> {
  if (!new WalletStore(ports).isOffered) return cart;
  const { code, state, ...rest } = about;
  // Whoever does not agree comes back without a code.
  if (code === null) return end(ports, 'denied');
  try {
    const { basketId } = await getBasket(ports.call);
    if (basketId === undefined) return cart;
    await postWalletCode(ports.call, { ...rest, basketId, code, state: state ?? '' });
    return end(ports, 'done');
  } catch (error) {
    ports.reporter.report('The wallet’s code was refused.', error);
    ports.analytics.track('form_error', { form: 'checkout', error: 'WALLET_SIGN_IN_FAILED' });
    return end(ports, 'failed');
  }
}

function end(ports: StorageNeeds, outcome: WalletOutcome): string {
  stored(ports).write(walletSignInOutcome, outcome);
  return deliveryOptions;
}
