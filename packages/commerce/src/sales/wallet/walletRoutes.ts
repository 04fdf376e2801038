import type { BasketAddress } from '@touchline/contract/basket/schema';
import type { Site } from '@touchline/contract/market/schema';
import * as calls from '@touchline/contract/wallet/endpoints';
import type { BasketData } from '../basket/BasketData.ts';
import { editBasket, openBasket } from '../basket/editBasket.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { seal, unseal } from '../../kernel/session/sealedClaims.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { WalletBuyer, WalletProvider } from './WalletProvider.ts';

/** Seconds that a sign-in at the wallet may take. */
const startSeconds = 600;
const signIns: Limit = { what: 'wallet-sign-in', max: 60, seconds: 600 };

/** Signing in with a wallet at the checkout. Without a wallet, or where the flags are off, there is none. */
export function walletRoutes(router: Router, shop: CommerceContext): void {
  async function requireWallet({ market }: Site, userId: string | undefined): Promise<WalletProvider> {
    const about = { market, brand: shop.brand, country: market.country, userId };
    const flags = await shop.flags.evaluate(about, ['walletSignIn', 'walletSignInTest']);
    const isOffered = flags.walletSignIn || flags.walletSignInTest === 'wallet';
    if (!shop.wallet || !isOffered) throw notFound('wallet');
    return shop.wallet;
  }

  function requireOwnAddress(address: string, sitePath: string): void {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isOwn = url && shop.origins.includes(url.origin);
    if (!isOwn || url.pathname !== `/${sitePath}/checkout/amazon-callback`)
      throw new Failure(422, 'InvalidParameters', 'The redirect address is not of this shop.');
  }

  router.route(calls.startWalletSignIn, async (call) => {
    await shop.limits.take(signIns, call.source);
    const { site, now, params, query, body } = call;
    const provider = await requireWallet(site, query.userId);
    requireOwnAddress(body.redirectAddress, query.sitePath);
    const { basket } = await openBasket(shop, call, params.basketId);
    const state = await seal({ basketId: basket.id }, 'wallet-sign-in', shop.secret, now, startSeconds);
    return {
      url: provider.startUrl({
        ...{ redirectAddress: body.redirectAddress, state },
        ...{ language: site.language.code, country: site.market.country },
      }),
    };
  });

  router.route(calls.postWalletCode, async (call) => {
    await shop.limits.take(signIns, call.source);
    const { site, now, params, query, body } = call;
    const provider = await requireWallet(site, query.userId);
    requireOwnAddress(body.redirectAddress, query.sitePath);
    const claims = await unseal(body.state, 'wallet-sign-in', shop.secrets, now);
    if (claims?.['basketId'] !== params.basketId) throw refused();
    let buyer: WalletBuyer | undefined;
    try {
      buyer = await provider.exchange(body.code, body.redirectAddress);
    } catch (error) {
      shop.log.warn('wallet is away', { why: String(error).slice(0, 200) });
      throw new Failure(503, 'Unavailable', 'The wallet is away for a moment.', { retryAfter: 15 });
    }
    if (!buyer) throw refused();
    const known = buyer;
    return editBasket(shop, call, params.basketId, {
      apply: (data) => withBuyer(data, known, site.market.country),
    });
  });
}

const refused = (): Failure =>
  new Failure(422, 'WalletCodeRefused', 'The wallet did not confirm the sign-in.');

/** What the shopper has typed stays; the wallet fills in the rest. */
function withBuyer(data: BasketData, buyer: WalletBuyer, country: string): BasketData {
  const address = addressOf(buyer, country);
  const email = data.email ?? buyer.email;
  const { hasPrime, token, payment } = buyer;
  return {
    ...data,
    email,
    wallet: {
      hasPrime,
      ...(token === undefined ? {} : { token }),
      ...(payment ? { session: payment.session, sessionEndsAt: payment.endsAt } : {}),
    },
    ...(data.shippingAddress || !address ? {} : { shippingAddress: address, billingAddress: address }),
  };
}

/** The wallet's address; `undefined` where it is in another country than the market delivers to. */
function addressOf(buyer: WalletBuyer, country: string): BasketAddress | undefined {
  const { address, firstName, lastName, phoneNumber = '' } = buyer;
  if (address?.country !== country) return undefined;
  const { line1, line2 = '', postalCode, city, region = '' } = address;
  return {
    ...{ firstName, lastName, phoneNumber, country, city },
    ...{ address1: line1, address2: line2, stateCode: region, zipcode: postalCode },
  };
}
