import { isLocalOrigin } from '@touchline/commerce/isLocalOrigin';
import { ConfigError } from '../start/ConfigError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A provider of accounts that speaks OpenID Connect. */
export interface IdentityProviderSettings {
  /** In addresses. */
  id: string;
  /** For shoppers. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** How the provider answers: in the address, or by a form that the browser posts. */
  responseMode: 'query' | 'form_post';
}

export interface IdentitySettings {
  /** By whose accounts shoppers can sign in besides the shop's own, in the order they are offered. */
  identityProviders: readonly IdentityProviderSettings[] | 'sandbox';
  /** Whether only browsers on this machine may use the sandbox's accounts: there everybody can be anybody. */
  isIdentitySandboxLocal: boolean;
}

/** Without a provider a shop at this machine's own address has the sandbox's; any other shop only when asked to. */
export function readIdentitySettings(
  env: Environment,
  { origin, paymentProvider }: { origin: string | undefined; paymentProvider: 'sandbox' | 'none' },
): IdentitySettings {
  const { IDENTITY_PROVIDER: kind } = env;
  if (kind && kind !== 'sandbox' && kind !== 'none')
    throw new ConfigError(`IDENTITY_PROVIDER must be sandbox or none, not "${kind}".`);
  // Its pages are those of the sandbox, which do not exist without it.
  if (kind === 'sandbox' && paymentProvider === 'none')
    throw new ConfigError('IDENTITY_PROVIDER=sandbox needs PAYMENT_PROVIDER=sandbox.');
  const providers = readProviders(env);
  if (providers.length > 0 && kind)
    throw new ConfigError('IDENTITY_PROVIDER must be absent where OIDC_ISSUER or OIDC_PROVIDERS is set.');
  const hasSandbox =
    kind === 'sandbox' ||
    (!kind && providers.length === 0 && paymentProvider === 'sandbox' && isLocalOrigin(origin));
  return {
    identityProviders: hasSandbox ? 'sandbox' : providers,
    isIdentitySandboxLocal: kind !== 'sandbox',
  };
}

/** Names that addresses of the shop use otherwise. */
const takenIds: ReadonlySet<string> = new Set(['callback', 'sandbox', 'openid']);

/** The provider of `OIDC_ISSUER`, then those that `OIDC_PROVIDERS` lists. */
function readProviders(env: Environment): IdentityProviderSettings[] {
  const listed = (env['OIDC_PROVIDERS'] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  for (const id of listed)
    if (!/^[a-z][a-z0-9]{0,19}$/.test(id) || takenIds.has(id))
      throw new ConfigError(`OIDC_PROVIDERS must be names like google,apple; "${id}" cannot be one.`);
  const providers = [
    ...(env['OIDC_ISSUER'] ? [readProvider(env, 'openid', 'OIDC_')] : []),
    ...listed.map((id) => readProvider(env, id, `OIDC_${id.toUpperCase()}_`)),
  ];
  for (const property of ['id', 'name', 'issuer'] as const)
    if (new Set(providers.map((provider) => provider[property])).size < providers.length)
      throw new ConfigError(`Two providers of OIDC_PROVIDERS have the same ${property}.`);
  return providers;
}

function readProvider(env: Environment, id: string, prefix: string): IdentityProviderSettings {
  const setting = (name: string): string | undefined => env[prefix + name] || undefined;
  const issuer = setting('ISSUER') ?? '';
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '')
    throw new ConfigError(`${prefix}ISSUER must be like https://accounts.example, without a query.`);
  const clientId = setting('CLIENT_ID');
  const name = setting('NAME');
  if (clientId === undefined || name === undefined)
    throw new ConfigError(`${prefix}ISSUER needs a ${prefix}CLIENT_ID, and an ${prefix}NAME for shoppers.`);
  const responseMode = setting('RESPONSE_MODE') ?? 'query';
  if (responseMode !== 'query' && responseMode !== 'form_post')
    throw new ConfigError(`${prefix}RESPONSE_MODE must be query or form_post, not "${responseMode}".`);
  return { id, name, issuer, clientId, clientSecret: setting('CLIENT_SECRET'), responseMode };
}
