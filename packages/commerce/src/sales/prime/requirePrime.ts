import type { PrimeError } from '@touchline/contract/codes';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { BasketData } from '../basket/BasketData.ts';
import { editBasket } from '../basket/editBasket.ts';
import type { StoredBasket } from '../basket/loadBasket.ts';
import { primeRefusal, shopperFault } from './primeFault.ts';

/**
 * The Prime check (checkout document, section 6): asks the wallet whether whoever has signed in for a basket has Prime
 * now. Its answer is kept with the basket, so that the list of deliveries agrees; throws the Prime error where it is no.
 */
export async function requirePrime(
  shop: CommerceContext,
  call: ShopperCall,
  { id, data: { wallet } }: StoredBasket,
): Promise<void> {
  const errorCode = await askWallet(shop, wallet);
  const now = {
    hasPrime: errorCode === undefined || errorCode === 'InvalidTokenForPrime',
    isTokenRefused: errorCode === 'InvalidTokenForPrime',
  };
  const isNews = now.hasPrime !== wallet?.hasPrime || now.isTokenRefused !== (wallet.isTokenRefused ?? false);
  if (wallet && isNews && errorCode !== 'UnknownPrimeError')
    await editBasket(shop, call, id, { apply: (data) => ({ ...data, wallet: { ...wallet, ...now } }) });
  if (errorCode) throw primeRefusal(errorCode);
}

async function askWallet(
  { wallet: provider, log }: CommerceContext,
  wallet: BasketData['wallet'],
): Promise<PrimeError | undefined> {
  if (wallet?.token === undefined || !provider?.primeOf) return shopperFault(wallet);
  try {
    switch (await provider.primeOf(wallet.token)) {
      case 'prime':
        return undefined;
      case 'none':
        return 'ShopperNotPrimeEnabled';
      case 'tokenRefused':
        return 'InvalidTokenForPrime';
    }
  } catch (error) {
    log.warn('the wallet does not answer about Prime', { why: String(error).slice(0, 200) });
    return 'UnknownPrimeError';
  }
}
