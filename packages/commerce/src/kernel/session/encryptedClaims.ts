import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { hmacBytes } from './hmacHex.ts';

/** What an encrypted token is for; one for another purpose can not be read. */
export type Purpose = 'order-search';

const ivBytes = 12;

/** The key of a purpose: nothing else is encrypted with it. AES-256 in Galois/counter mode, which also proves who wrote it. */
const keyOf = (secret: string, purpose: Purpose): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    new Uint8Array(hmacBytes(secret, `encrypted.${purpose}`)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );

/** Encrypts texts for an address in which nobody but the shop can read them. */
export async function encrypt(
  { secret, random }: Pick<CommerceContext, 'secret' | 'random'>,
  purpose: Purpose,
  texts: readonly string[],
): Promise<string> {
  const iv = new Uint8Array(random.bytes(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(texts));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret, purpose), plain);
  const token = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
  return encodeBase64Url(token.buffer).replace(/=+$/, '');
}

/** The texts of a token that was encrypted with one of the secrets; `undefined` for any other. */
export async function decrypt(
  { secrets }: Pick<CommerceContext, 'secrets'>,
  purpose: Purpose,
  token: string,
): Promise<readonly string[] | undefined> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(decodeBase64Url(token));
  } catch {
    return undefined;
  }
  for (const secret of secrets) {
    const opened = await crypto.subtle
      .decrypt(
        { name: 'AES-GCM', iv: bytes.slice(0, ivBytes) },
        await keyOf(secret, purpose),
        bytes.slice(ivBytes),
      )
      .catch(() => undefined);
    // That it can be opened proves that `encrypt` wrote it.
    if (opened) return JSON.parse(new TextDecoder().decode(opened)) as string[];
  }
  return undefined;
}
