import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  customFetch,
  discoveryRequest,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  validateApplicationLevelSignature,
  validateAuthResponse,
  type AuthorizationServer,
  type Client,
  type ClientAuth,
} from 'oauth4webapi';
import { systemClock, type Clock } from '../../../kernel/ports/Clock.ts';
import {
  ExternalSignInError,
  type Attempt,
  type ExternalPerson,
  type IdentityProvider,
} from './IdentityProvider.ts';

export interface OpenIdOptions {
  readonly id: string;
  readonly name: string;
  /** As in its tokens; `/.well-known/openid-configuration` is below it. HTTP only for tests and development. */
  readonly issuer: string;
  readonly clientId: string;
  /** Without, the shop is a public client and proves itself by PKCE alone. */
  readonly clientSecret?: string | undefined;
  /** How the provider answers. Some post a form when they are asked for the address. @default 'query' */
  readonly responseMode?: 'query' | 'form_post';
  /** @default the platform's fetch */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  readonly clock?: Clock;
  /** Time limit of one call in milliseconds. @default 5000 */
  readonly timeLimit?: number;
}

/** What the library sends. */
interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: URLSearchParams | undefined;
}

/** Milliseconds that the provider's configuration is kept. */
const configurationLife = 3_600_000;

/** A provider that speaks OpenID Connect: authorization code with state, nonce and PKCE; its tokens are verified. */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const { id, name, clientId, clientSecret, clock = systemClock, timeLimit = 5_000 } = options;
  const issuer = new URL(options.issuer);
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const policy = wrap(
    circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(5), halfOpenAfter: 15_000 }),
    timeout(timeLimit, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  );
  const calls = {
    [customFetch]: async (url: string, { method, headers, body }: Sent) => {
      try {
        return await policy.execute(({ signal }) =>
          send(new Request(url, { method, headers, body: body ?? null, redirect: 'manual', signal })),
        );
      } catch (error) {
        throw new ExternalSignInError('unavailable', `The provider does not answer: ${String(error)}`);
      }
    },
    [allowInsecureRequests]: issuer.protocol === 'http:',
  };
  const client = (): Client => ({
    client_id: clientId,
    [clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1000),
  });

  let known: { readonly server: AuthorizationServer; readonly until: number } | undefined;
  async function configuration(): Promise<AuthorizationServer> {
    if (known && known.until > performance.now()) return known.server;
    const answer = await discoveryRequest(issuer, { algorithm: 'oidc', ...calls });
    const server = await processDiscoveryResponse(issuer, answer);
    known = { server, until: performance.now() + configurationLife };
    return server;
  }

  function clientAuth(server: AuthorizationServer): ClientAuth {
    if (clientSecret === undefined) return None();
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return methods.includes('client_secret_basic')
      ? ClientSecretBasic(clientSecret)
      : ClientSecretPost(clientSecret);
  }

  return {
    id,
    name,
    issuer: options.issuer,
    startUrl: (attempt, language) =>
      explained('unavailable', async () => {
        const server = await configuration();
        const url = new URL(server.authorization_endpoint ?? '');
        const parameters = {
          client_id: clientId,
          redirect_uri: attempt.redirectUri,
          response_type: 'code',
          scope: 'openid email',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
          ui_locales: language,
          ...(options.responseMode === 'form_post' ? { response_mode: 'form_post' } : {}),
        };
        for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value);
        return url.href;
      }),
    identify: (attempt, callback) =>
      explained('mismatch', async () => {
        const server = await configuration();
        const parameters = validateAuthResponse(server, client(), callback, attempt.state);
        return personOf(server, attempt, parameters);
      }),
  };

  async function personOf(
    server: AuthorizationServer,
    { redirectUri, verifier, nonce }: Attempt,
    parameters: URLSearchParams,
  ): Promise<ExternalPerson> {
    const answer = await authorizationCodeGrantRequest(
      ...([server, client(), clientAuth(server), parameters, redirectUri, verifier, calls] as const),
    );
    if (answer.status >= 500)
      throw new ExternalSignInError('unavailable', `The provider answered ${answer.status}.`);
    const tokens = await processAuthorizationCodeResponse(server, client(), answer, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    await validateApplicationLevelSignature(server, answer, calls);
    const claims = getValidatedIdTokenClaims(tokens);
    if (!claims) throw new ExternalSignInError('mismatch', 'There is no ID token.');
    const { email, email_verified: isVerified } = claims;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof email === 'string' ? email : undefined,
      // Some providers write it as text.
      isEmailVerified: isVerified === true || isVerified === 'true',
    };
  }
}

/** Whatever the library refuses is an `ExternalSignInError`. */
async function explained<Answer>(
  reason: 'unavailable' | 'mismatch',
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ExternalSignInError) throw error;
    if (error instanceof AuthorizationResponseError) {
      const isAway = error.error === 'server_error' || error.error === 'temporarily_unavailable';
      throw new ExternalSignInError(isAway ? 'unavailable' : 'denied', `The provider said ${error.error}.`);
    }
    throw new ExternalSignInError(reason, String(error));
  }
}
