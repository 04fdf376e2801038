/** Source of randomness. A port, so that tests can repeat it. */
export interface Random {
  /** Returns that many random bytes. */
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

/** The platform's cryptographic source. */
export const systemRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };

/** Returns the same bytes for the same seed. Predictable: never for a public shop. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (public domain)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { bytes: (count) => Uint8Array.from({ length: count }, () => next() & 0xff) };
}

/** Random lower-case hexadecimal digits; 32 of them are 128 bits. */
export function randomHex(random: Random, digits: number): string {
  const bytes = random.bytes(Math.ceil(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
