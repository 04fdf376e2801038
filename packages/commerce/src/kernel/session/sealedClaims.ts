import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';
import { hmacBytes } from './hmacHex.ts';
import { isSameSignature } from './isSameProof.ts';

/** Purpose of a signed token; a token for one purpose is rejected for another. */
export type Audience =
  | 'checkout'
  | 'document'
  | 'desk-preview'
  | 'download'
  | 'launch-seat'
  | 'external-sign-in'
  | 'passkey'
  | 'payment-session'
  | 'payment-page'
  | 'sandbox-session'
  | 'sandbox-card'
  | 'sandbox-step'
  | 'sandbox-device-token'
  | 'sandbox-voucher'
  | 'sandbox-identity-code'
  | 'carrier-waiting'
  | 'carrier-confirmed'
  | 'wallet-sign-in'
  | 'sandbox-wallet-code'
  | 'sandbox-wallet-session'
  | 'sandbox-wallet-token';

export interface SealedClaims {
  readonly [claim: string]: string | number | boolean | undefined;
}

/** Base 64 for addresses, without the padding. */
const base64 = (bytes: Uint8Array): string =>
  encodeBase64Url(new Uint8Array(bytes).buffer).replace(/=+$/, '');

const encoded = (text: string): string => base64(new TextEncoder().encode(text));

/** The first part of every token. No other is accepted, so a token can't choose how it is checked. */
const header = encoded(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));

const signatureOf = (content: string, secret: string): string => base64(hmacBytes(secret, content));

/** Creates a signed token (a JWT with HS256) with claims, which expires after `seconds`. */
export function seal(
  claims: SealedClaims,
  audience: Audience,
  secret: string,
  now: Date,
  seconds: number,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const content = `${header}.${encoded(JSON.stringify({ ...claims, aud: audience, iat, exp: iat + seconds }))}`;
  return Promise.resolve(`${content}.${signatureOf(content, secret)}`);
}

/** The claims of a token signed with one of the secrets; `undefined` when it is forged, expired, or has another purpose. */
export function unseal(
  token: string,
  audience: Audience,
  secrets: string | readonly string[],
  now: Date,
): Promise<(SealedClaims & { readonly iat: number; readonly exp: number }) | undefined> {
  return Promise.resolve(claimsOf(token, audience, [secrets].flat(), now));
}

function claimsOf(token: string, audience: Audience, secrets: readonly string[], now: Date) {
  const [first, payload, signature, ...more] = token.split('.');
  if (first !== header || payload === undefined || signature === undefined || more.length > 0)
    return undefined;
  const isOurs = (secret: string) => isSameSignature(signatureOf(`${header}.${payload}`, secret), signature);
  if (!secrets.some(isOurs)) return undefined;
  // The signature proves that `seal` wrote it.
  const claims = JSON.parse(new TextDecoder().decode(decodeBase64Url(payload))) as SealedClaims;
  const { aud, iat, exp } = claims;
  if (aud !== audience || typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  return exp * 1000 <= now.getTime() ? undefined : { ...claims, iat, exp };
}
