import { Hono } from 'hono';
import { sign } from 'hono/jwt';
import { encodeBase64Url } from 'hono/utils/encode';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { openIdProvider } from '../../customers/account/external/openIdProvider.ts';
import type { IdentityProvider } from '../../customers/account/external/IdentityProvider.ts';
import type { BrandDesign } from '../../kernel/brand/BrandDesign.ts';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import type { Database } from '../../kernel/database/schema.ts';
import { readOrCreateSetting } from '../../kernel/database/settings.ts';
import type { Clock } from '../../kernel/ports/Clock.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import { seal, unseal } from '../../kernel/session/sealedClaims.ts';
import { signInPages } from '../signInPages.ts';
import { authorizePage, postingPage, unusableAuthorizePage } from './authorizePage.ts';

export interface SandboxIdentityOptions {
  readonly db: Kysely<Database>;
  /** Not the shop's own secret: the provider is a separate party. */
  readonly secret: string;
  /** Origin of its pages. */
  readonly origin: string;
  readonly shopOrigin: string;
  /** The shop's design: its page looks like the shop that leads to it. */
  readonly design: BrandDesign;
  readonly clock: Clock;
}

export interface SandboxIdentity {
  readonly provider: IdentityProvider;
  /** Its pages, all below `/sandbox/identity`. */
  fetch(request: Request): Promise<Response>;
}

const base = '/sandbox/identity';
const clientId = 'touchline';
const codeSeconds = 60;
const tokenSeconds = 300;
const callbackPath = /^\/[a-z]{2}\/account\/external\/callback$/;

/** A provider of accounts to click through: everybody can be anybody there, so it is for development only. */
export function createSandboxIdentity(options: SandboxIdentityOptions): SandboxIdentity {
  const { db, secret, origin, shopOrigin, design, clock } = options;
  const issuer = `${origin}${base}`;
  const usedCodes = new LRUCache<string, true>({ max: 1_000 });
  let key: Promise<JsonWebKey> | undefined;
  const signingKey = () => (key ??= readSigningKey(db));

  const app = new Hono();
  const { smallForms, read, show, leadsBack } = signInPages({ design, shopOrigin, callbackPath });
  app.use(`${base}/*`, smallForms);

  app.get(`${base}/.well-known/openid-configuration`, (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      response_modes_supported: ['query', 'form_post'],
      authorization_response_iss_parameter_supported: true,
    }),
  );

  app.get(`${base}/jwks`, async (context) => {
    const { d: _private, ...known } = await signingKey();
    return context.json({ keys: [{ ...known, use: 'sig', key_ops: ['verify'] }] });
  });

  const isUsable = (query: URLSearchParams): boolean =>
    leadsBack(query) &&
    query.get('client_id') === clientId &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256';

  app.get(`${base}/authorize`, async (context) => {
    const page = await read(context);
    if (!isUsable(page.query)) return show(unusableAuthorizePage({ ...page, shopOrigin }), page.nonce, 400);
    return show(authorizePage({ ...page, email: 'maya@example.org', isWrong: false }), page.nonce, 200);
  });

  app.post(`${base}/authorize`, async (context) => {
    const page = await read(context);
    const { query } = page;
    if (!isUsable(query)) return show(unusableAuthorizePage({ ...page, shopOrigin }), page.nonce, 400);
    const { action, email: typed, verified } = await context.req.parseBody();
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('iss', issuer);
    if (action === 'approve') {
      const email = normalizeEmail(String(typed));
      if (email === undefined)
        return show(authorizePage({ ...page, email: String(typed), isWrong: true }), page.nonce, 422);
      const code = {
        ...{ jti: crypto.randomUUID(), email, isVerified: verified === 'yes' },
        ...{ nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') ?? '' },
        redirectUri: query.get('redirect_uri') ?? '',
      };
      const sealed = await seal(code, 'sandbox-identity-code', secret, clock.now(), codeSeconds);
      back.searchParams.set('code', sealed);
    } else back.searchParams.set('error', action === 'deny' ? 'access_denied' : 'server_error');
    if (query.get('response_mode') === 'form_post')
      return show(postingPage({ ...page, back }), page.nonce, 200);
    return context.redirect(back.href, 303);
  });

  app.post(`${base}/token`, async (context) => {
    const form = await context.req.parseBody();
    const code = await unseal(String(form['code']), 'sandbox-identity-code', secret, clock.now());
    const isGood =
      code !== undefined &&
      !usedCodes.has(String(code['jti'])) &&
      form['client_id'] === clientId &&
      form['redirect_uri'] === code['redirectUri'] &&
      (await challengeOf(String(form['code_verifier']))) === code['challenge'];
    if (!isGood) return context.json({ error: 'invalid_grant' }, 400);
    usedCodes.set(String(code['jti']), true);
    const iat = Math.floor(clock.now().getTime() / 1_000);
    const claims = {
      ...{ iss: issuer, aud: clientId, iat, exp: iat + tokenSeconds, nonce: code['nonce'] },
      sub: (await hmacHex(secret, `sandbox-identity.${String(code['email'])}`)).slice(0, 32),
      ...{ email: code['email'], email_verified: code['isVerified'] },
    };
    return context.json(
      {
        ...{ access_token: crypto.randomUUID(), token_type: 'Bearer', expires_in: tokenSeconds },
        id_token: await sign(claims, (await signingKey()) as JsonWebKey & { alg: 'ES256' }, 'ES256'),
      },
      200,
      { 'cache-control': 'no-store' },
    );
  });

  const fetch = async (request: Request): Promise<Response> => app.fetch(request);
  return {
    fetch,
    // Its calls stay in this process, whatever stands in front of the shop.
    provider: openIdProvider({ id: 'sandbox', name: 'Sandbox ID', issuer, clientId, fetch, clock }),
  };
}

const challengeOf = async (verifier: string): Promise<string> =>
  encodeBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).replace(
    /=+$/,
    '',
  );

/** One key for all processes of the shop. */
async function readSigningKey(db: Kysely<Database>): Promise<JsonWebKey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const made = JSON.stringify({ kty, crv, x, y, d, alg: 'ES256', kid: 'sandbox' });
  return JSON.parse(await readOrCreateSetting(db, 'sandbox-identity-key', () => made)) as JsonWebKey;
}
