/** Headers of every answer of the shop that does not bring its own (security-reliability, 20 and 27). */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // What is no page has nothing to load or to run; pages have a policy of their own.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/**
 * The content policy of a page. Scripts run only with the page's nonce, and what those load; styles are inlined by the
 * server. Frames are the payment provider's.
 */
export function contentPolicy(nonce: string, providerOrigin: string, isDevelopment = false): string {
  const provider = providerOrigin === 'self' || providerOrigin === 'none' ? '' : ` ${providerOrigin}`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // What is not named here may come from the shop itself. Vite's hot reload speaks over a socket.
    ...(isDevelopment ? ["connect-src 'self' ws:"] : []),
    ...(provider ? [`frame-src 'self'${provider}`] : []),
    // A form that ends at the provider's hosted page is a redirect of ours to there.
    `form-action 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types touchline']),
    'report-uri /api/policy-reports',
  ].join('; ');
}
