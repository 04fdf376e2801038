import { hmacHex } from '../session/hmacHex.ts';

/** Header with time and signature: `t=1718000000,v1=<hex>`. */
export const signatureHeader = 'x-payment-signature';
/** Maximum age or clock difference of a signature in seconds. */
export const signatureToleranceSeconds = 300;

/** Signs a raw body and a time. */
export async function signBody(rawBody: string, secret: string, now: Date): Promise<string> {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${await hmacHex(secret, `${time}.${rawBody}`)}`;
}

/** Compares two signatures in constant time. */
export function isSameProof(right: string, given: string): boolean {
  let difference = right.length ^ given.length;
  for (let index = 0; index < right.length; index += 1) {
    difference |= right.charCodeAt(index) ^ given.charCodeAt(index);
  }
  return difference === 0;
}

/** Whether a header is a valid signature of a raw body. */
export async function provesBody(
  header: string | null,
  rawBody: string,
  secret: string,
  now: Date,
): Promise<'proven' | 'forged' | 'late'> {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return 'forged';
  const [, time = '', given = ''] = match;
  const right = await hmacHex(secret, `${time}.${rawBody}`);
  if (!isSameProof(right, given)) return 'forged';
  const off = Math.abs(now.getTime() / 1000 - Number(time));
  return off <= signatureToleranceSeconds ? 'proven' : 'late';
}
