import type { Random } from '../../kernel/ports/Random.ts';

/** No letters or digits that are taken for each other. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * What is shown when an order is collected, short enough to be read aloud: `K7QM-2XWF`. Collisions are possible: the
 * database rejects the second one, and the order gets another.
 */
export function collectionCode(random: Random): string {
  const text = Array.from(random.bytes(8), (byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
