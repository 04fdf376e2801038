import type { Random } from '../../kernel/ports/Random.ts';

/** No letters or digits that are taken for each other. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code that cannot be guessed, in groups that can be read aloud: `K7QM-2XWF-9HPT`. */
export function voucherCode(random: Random): string {
  const bytes = random.bytes(12);
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}
