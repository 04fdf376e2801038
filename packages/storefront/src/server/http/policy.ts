import { createHash } from 'node:crypto';

/** Headers of every response of the shop that does not set its own (security-reliability, 20 and 27). */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Responses that are not pages need no resources or scripts; pages have their own policy.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    // What is not named here is for our own pages alone, by the standard's default.
    'permissions-policy': 'camera=(), microphone=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Which scripts of a page may run: those with its nonce, or those whose text has one of these hashes. */
export type AllowedScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

/** The hash of an inline script, as the content policy writes it. */
export const scriptHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Origins that a market configures. */
export interface ConfiguredOrigins {
  /** Of scripts, which may call their own servers. */
  readonly callable?: readonly string[];
  /** Of style sheets. */
  readonly styles?: readonly string[];
  /** Of pictures. */
  readonly pictures?: readonly string[];
  /** Of the pages that a payment provider leads shoppers to. */
  readonly paymentPages?: readonly string[];
  /** The page is shown in a frame of the shop itself: a preview at the desk. @default false */
  readonly isFramed?: boolean;
  /** Of the tag manager, which may also show pictures of theirs and add scripts. */
  readonly tagManager?: readonly string[];
}

/**
 * The content security policy of a page. Scripts run only with the page's nonce, or with a hash that the policy names, or
 * when loaded by such a script; styles are inlined by the server. Frames are the payment provider's.
 */
export function contentPolicy(
  scripts: AllowedScripts,
  providerOrigin: string,
  isDevelopment = false,
  {
    callable = [],
    styles = [],
    pictures = [],
    paymentPages = [],
    tagManager = [],
    isFramed = false,
  }: ConfiguredOrigins = {},
): string {
  const provider = providerOrigin === 'self' || providerOrigin === 'none' ? '' : ` ${providerOrigin}`;
  const called = [...callable, ...tagManager];
  const sources = 'nonce' in scripts ? [`nonce-${scripts.nonce}`] : scripts.hashes;
  return [
    "default-src 'self'",
    `script-src ${[...sources, 'strict-dynamic'].map((source) => `'${source}'`).join(' ')}`,
    ["style-src 'self' 'unsafe-inline'", ...styles].join(' '),
    ["img-src 'self' data:", ...pictures, ...tagManager].join(' '),
    // Everything not listed may come from the shop itself. Vite's hot reload uses a web socket.
    ...(isDevelopment || called.length > 0
      ? [["connect-src 'self'", ...called, isDevelopment ? 'ws:' : ''].filter(Boolean).join(' ')]
      : []),
    ...(provider ? [`frame-src 'self'${provider}`] : []),
    // A form that leads to the provider's hosted page is redirected there.
    [`form-action 'self'${provider}`, ...paymentPages].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors '${isFramed ? 'self' : 'none'}'`,
    // What a tag manager adds goes through the policy `default`, which lets through its origins alone.
    ...(isDevelopment
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types touchline${tagManager.length > 0 ? ' default' : ''}`,
        ]),
    'report-uri /api/policy-reports',
  ].join('; ');
}
