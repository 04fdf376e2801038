import type { Random } from '../../kernel/ports/Random.ts';

/** Crockford's base 32: no I, L, O, U, so that a number can be read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A readable order number, like `TL-2026-7K4F9Q`. Collisions are possible: the database rejects the second one. */
export function orderNumber(random: Random, now: Date, prefix: string): string {
  const tail = Array.from(random.bytes(6), (byte) => letters[byte & 31]).join('');
  return `${prefix}-${now.getUTCFullYear()}-${tail}`;
}
