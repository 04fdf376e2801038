import * as z from 'zod/mini';
import type { WalletBuyer, WalletProvider } from './WalletProvider.ts';

export interface LoginWithAmazonOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Milliseconds that a call may take. @default 5000 */
  readonly timeLimit?: number;
  /** Sends a request; for tests. @default fetch */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const Token = z.object({ access_token: z.string() });
const Profile = z.object({ email: z.string(), name: z.optional(z.string()) });

/**
 * Login with Amazon (https://developer.amazon.com/docs/login-with-amazon/authorization-code-grant.html): it tells name and
 * email address. Addresses and Prime need a contract of their own: a provider that has one extends this answer.
 */
export function loginWithAmazon(options: LoginWithAmazonOptions): WalletProvider {
  const { clientId, clientSecret, timeLimit = 5_000 } = options;
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await send(new Request(url, { ...init, signal: AbortSignal.timeout(timeLimit) }));
    if (answer.status >= 500) throw new Error(`Amazon answered ${answer.status}.`);
    return answer;
  };
  return {
    startUrl({ redirectAddress, state, language }) {
      const url = new URL('https://www.amazon.com/ap/oa');
      url.search = new URLSearchParams({
        ...{ client_id: clientId, scope: 'profile', response_type: 'code' },
        ...{ redirect_uri: redirectAddress, state, ui_locales: language },
      }).toString();
      return url.href;
    },

    async exchange(code, redirectAddress): Promise<WalletBuyer | undefined> {
      const answer = await ask('https://api.amazon.com/auth/o2/token', {
        method: 'POST',
        body: new URLSearchParams({
          ...{ grant_type: 'authorization_code', code, redirect_uri: redirectAddress },
          ...{ client_id: clientId, client_secret: clientSecret },
        }),
      });
      if (!answer.ok) return undefined;
      const { access_token: token } = Token.parse(await answer.json());
      const profile = await ask('https://api.amazon.com/user/profile', {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!profile.ok) return undefined;
      const { email, name = '' } = Profile.parse(await profile.json());
      // One text: the last word is taken for the family name, and the shopper can correct it.
      const parts = name.trim().split(/\s+/);
      const lastName = parts.length > 1 ? (parts.pop() ?? '') : '';
      return { email, firstName: parts.join(' '), lastName, hasPrime: false };
    },
  };
}
