import { sign, verify } from 'hono/jwt';

/** Purpose of a signed token; a token for one purpose is rejected for another. */
export type Audience = 'checkout' | 'sandbox-session' | 'sandbox-card' | 'sandbox-step';

export interface SealedClaims {
  readonly [claim: string]: string | number | boolean | undefined;
}

/** Creates a signed token (HS256) with claims, which expires after `seconds`. */
export function seal(
  claims: SealedClaims,
  audience: Audience,
  secret: string,
  now: Date,
  seconds: number,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return sign({ ...claims, aud: audience, iat, exp: iat + seconds }, secret, 'HS256');
}

/** The claims of a signed token; `undefined` when it is forged, expired, or has another purpose. */
export async function unseal(
  token: string,
  audience: Audience,
  secret: string,
  now: Date,
): Promise<(SealedClaims & { readonly iat: number; readonly exp: number }) | undefined> {
  try {
    // Expiry uses our own clock (tests set it), so the library only verifies signature and audience.
    const claims = await verify(token, secret, {
      alg: 'HS256',
      aud: audience,
      exp: false,
      iat: false,
      nbf: false,
    });
    const { iat, exp } = claims;
    if (typeof iat !== 'number' || typeof exp !== 'number' || exp * 1000 <= now.getTime()) return undefined;
    return { ...(claims as SealedClaims), iat, exp };
  } catch {
    return undefined;
  }
}
