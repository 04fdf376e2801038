import { hmacHex } from './hmacHex.ts';
import { isSameSignature } from './isSameProof.ts';

/** Maximum age or clock difference of a signature in seconds. */
export const signatureToleranceSeconds = 300;

/** Signs a raw body and a time: `t=1718000000,v1=<hex>`. */
export async function signatureOf(rawBody: string, secret: string, now: Date): Promise<string> {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${await hmacHex(secret, `${time}.${rawBody}`)}`;
}

/** Whether a header is a valid signature of a raw body. */
export async function verifySignature(
  header: string | null,
  rawBody: string,
  secret: string,
  now: Date,
): Promise<'proven' | 'forged' | 'late'> {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return 'forged';
  const [, time = '', given = ''] = match;
  const right = await hmacHex(secret, `${time}.${rawBody}`);
  if (!isSameSignature(right, given)) return 'forged';
  const off = Math.abs(now.getTime() / 1000 - Number(time));
  return off <= signatureToleranceSeconds ? 'proven' : 'late';
}
