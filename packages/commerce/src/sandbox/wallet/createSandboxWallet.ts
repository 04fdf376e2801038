import { isEmail } from '@touchline/contract/contact/emailAddress';
import { cutText } from '@touchline/contract/cutText';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { BrandDesign } from '../../kernel/brand/BrandDesign.ts';
import type { Clock } from '../../kernel/ports/Clock.ts';
import { signInPages } from '../signInPages.ts';
import { seal, unseal } from '../../kernel/session/sealedClaims.ts';
import { readPrimeAnswer, type PrimeAnswer } from './primeAnswers.ts';
import { unusableWalletPage, walletPage } from './sandboxWalletPages.ts';
import type { WalletAddress, WalletProvider } from '../../sales/wallet/WalletProvider.ts';

export interface SandboxWalletOptions {
  /** Not the shop's own secret: the wallet is a separate party. */
  readonly secret: string;
  /** Origin of its page. */
  readonly origin: string;
  readonly shopOrigin: string;
  readonly design: BrandDesign;
  readonly clock: Clock;
  /** Where its buyers live, by country. */
  addressIn(country: string): Promise<WalletAddress | undefined>;
}

export interface SandboxWallet {
  readonly provider: WalletProvider;
  /** Its page, below `/sandbox/wallet`. */
  fetch(request: Request): Promise<Response>;
}

const path = '/sandbox/wallet/sign-in';
const codeSeconds = 60;
const tokenSeconds = 3_600;
/** Seconds in which a sign-in can pay. */
const sessionSeconds = 3_600;
const callbackPath = /^\/[a-z]{2}\/checkout\/amazon-callback$/;

/** A wallet to click through: everybody can be anybody there, so it is for development only. */
export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { secret, origin, shopOrigin, design, clock, addressIn } = options;
  const usedCodes = new LRUCache<string, true>({ max: 1_000 });
  /** What everybody said of Prime last: whoever signs in again without it has ended it, also for earlier sign-ins. */
  const primeOf = new LRUCache<string, PrimeAnswer>({ max: 1_000 });
  const app = new Hono();
  const { smallForms, read, show, leadsBack } = signInPages({ design, shopOrigin, callbackPath });
  app.use(path, smallForms);

  app.get(path, async (context) => {
    const page = await read(context);
    if (!leadsBack(page.query)) return show(unusableWalletPage({ ...page, shopOrigin }), page.nonce, 400);
    const typed = { name: 'Maya Lind', email: 'maya@example.org', isWrong: false };
    return show(walletPage({ ...page, ...typed }), page.nonce, 200);
  });

  app.post(path, async (context) => {
    const page = await read(context);
    const { query } = page;
    if (!leadsBack(query)) return show(unusableWalletPage({ ...page, shopOrigin }), page.nonce, 400);
    const { action, name, email: typed, prime, pays } = await context.req.parseBody();
    const redirectAddress = query.get('redirect_uri') ?? '';
    const back = new URL(redirectAddress);
    back.searchParams.set('state', query.get('state') ?? '');
    if (action === 'approve') {
      const email = String(typed).trim();
      if (!isEmail(email))
        return show(walletPage({ ...page, name: String(name), email, isWrong: true }), page.nonce, 422);
      const claims = {
        ...{ jti: crypto.randomUUID(), email, name: cutText(String(name).trim(), 80) },
        pays: String(pays),
        ...{ prime: readPrimeAnswer(prime), country: query.get('country') ?? '', redirectAddress },
      };
      primeOf.set(email, claims.prime);
      const code = await seal(claims, 'sandbox-wallet-code', secret, clock.now(), codeSeconds);
      back.searchParams.set('code', code);
    } else if (action === 'fail') back.searchParams.set('code', 'a-code-that-does-not-work');
    else back.searchParams.set('error', 'access_denied');
    return context.redirect(back.href, 303);
  });

  return {
    fetch: async (request) => app.fetch(request),
    provider: {
      startUrl({ redirectAddress, state, language, country }) {
        const url = new URL(path, origin);
        url.search = new URLSearchParams({
          ...{ redirect_uri: redirectAddress, state, ui_locales: language, country },
        }).toString();
        return url.href;
      },

      async exchange(code, redirectAddress) {
        const claims = await unseal(code, 'sandbox-wallet-code', secret, clock.now());
        const id = String(claims?.['jti']);
        if (!claims || usedCodes.has(id) || claims['redirectAddress'] !== redirectAddress) return undefined;
        usedCodes.set(id, true);
        const parts = String(claims['name']).split(/\s+/);
        const lastName = parts.length > 1 ? (parts.pop() ?? '') : '';
        const address = await addressIn(String(claims['country']));
        const email = String(claims['email']);
        const prime = readPrimeAnswer(claims['prime']);
        const sessionClaims = { jti: id, pays: String(claims['pays']) };
        const now = clock.now();
        return {
          payment: {
            session: await seal(sessionClaims, 'sandbox-wallet-session', secret, now, sessionSeconds),
            endsAt: new Date(now.getTime() + sessionSeconds * 1000).toISOString(),
          },
          ...{ email, firstName: parts.join(' '), lastName },
          ...(address ? { address } : {}),
          hasPrime: prime !== 'no',
          token: await seal({ email, prime }, 'sandbox-wallet-token', secret, now, tokenSeconds),
        };
      },

      async primeOf(token) {
        const claims = await unseal(token, 'sandbox-wallet-token', secret, clock.now());
        if (!claims) return 'tokenRefused';
        switch (primeOf.get(String(claims['email'])) ?? readPrimeAnswer(claims['prime'])) {
          case 'yes':
            return 'prime';
          case 'no':
            return 'none';
          case 'tokenRefused':
            return 'tokenRefused';
          case 'silent':
            throw new Error('The sandbox’s wallet was told not to answer.');
        }
      },
    },
  };
}
