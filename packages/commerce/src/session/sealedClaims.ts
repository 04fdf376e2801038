import { sign, verify } from 'hono/jwt';

/** What a sealed token can be for; one made for one use is refused in another. */
export type Audience = 'checkout' | 'sandbox-session' | 'sandbox-card' | 'sandbox-step';

export interface SealedClaims {
  readonly [claim: string]: string | number | boolean | undefined;
}

/** A text that carries claims, can't be changed, and is over after `seconds`. HS256. */
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

/** The claims of a sealed token; `undefined` when it was forged, made for another use, or is over. */
export async function unseal(
  token: string,
  audience: Audience,
  secret: string,
  now: Date,
): Promise<(SealedClaims & { readonly iat: number; readonly exp: number }) | undefined> {
  try {
    // The clock is ours (tests set it), so the library only proves the signature and the use.
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
