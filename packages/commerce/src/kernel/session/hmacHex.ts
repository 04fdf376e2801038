import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const keyed = new Map<string, ReturnType<typeof hmac.create>>();
const maxKeyed = 20;

/** The computation with its key read in, which takes longer than a short text. A process has a handful of secrets. */
function keyedBy(secret: string): ReturnType<typeof hmac.create> {
  const known = keyed.get(secret);
  if (known) return known;
  const made = hmac.create(sha256, utf8ToBytes(secret));
  if (keyed.size >= maxKeyed) keyed.clear();
  keyed.set(secret, made);
  return made;
}

/**
 * HMAC-SHA-256 of a text. Computed at once: the platform's own takes several times as long for such short texts, because
 * it reads the key and asks another thread each time, and an order needs a dozen of them.
 */
export const hmacBytes = (secret: string, text: string): Uint8Array =>
  keyedBy(secret).clone().update(utf8ToBytes(text)).digest();

/** HMAC-SHA-256 of a text, in hex. */
export function hmacHex(secret: string, text: string): Promise<string> {
  return Promise.resolve(bytesToHex(hmacBytes(secret, text)));
}
