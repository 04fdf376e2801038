import type { CommerceContext } from '../../app/CommerceContext.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import { randomHex } from '../../kernel/ports/Random.ts';

/** Hexadecimal digits of a code: 80 random bits, and no letters that are taken for digits. */
const digits = 20;

/** A code as it is written: `9F3A 04C1 …`. */
export const writtenCode = (code: string): string => (code.toUpperCase().match(/.{4}/g) ?? []).join(' ');

/** A code as it is stored, from how somebody typed it. */
export const typedCode = (typed: string): string => typed.toLowerCase().replace(/[^0-9a-f]/g, '');

/** The last characters of a code, by which its owner knows the card. */
export const lastDigitsOf = (typed: string): string => typedCode(typed).slice(-4).toUpperCase();

/**
 * What is stored of a code. Without the shop's secret: a card is money for years and must outlive every change of it, and
 * nobody finds 80 random bits from their hash.
 */
export const hashOfCode = (code: string): Promise<string> => hmacHex('gift-card-code', code);

const derived = async (secret: string, cardId: string, salt: string): Promise<string> =>
  (await hmacHex(secret, `gift-card.${cardId}.${salt}`)).slice(0, digits);

/**
 * The code of a card that is being sent: made the first time, the same one each time after. It follows from a random salt
 * and the shop's secret, so that the database alone buys nothing. `undefined` where the card is not to be sent.
 */
export async function codeOfCard(
  shop: Pick<CommerceContext, 'db' | 'secrets' | 'random' | 'clock'>,
  cardId: string,
): Promise<string | undefined> {
  const card = await shop.db
    .selectFrom('gift_cards')
    .select(['salt', 'code_hash'])
    .where('id', '=', cardId)
    .where('mailed_at', 'is not', null)
    .where('state', '<>', 'revoked')
    .executeTakeFirst();
  if (!card) return undefined;
  if (card.salt !== null) {
    for (const secret of shop.secrets) {
      const code = await derived(secret, cardId, card.salt);
      if ((await hashOfCode(code)) === card.code_hash) return code;
    }
  }
  // The first time, or the secret that it was made with is gone before its mail was.
  const salt = randomHex(shop.random, 32);
  const code = await derived(shop.secrets[0], cardId, salt);
  const made = await shop.db
    .updateTable('gift_cards')
    .set({ salt, code_hash: await hashOfCode(code), state: 'active', changed_at: shop.clock.now() })
    .where('id', '=', cardId)
    .where('code_hash', card.code_hash === null ? 'is' : '=', card.code_hash)
    .executeTakeFirst();
  // Another process was first.
  return made.numUpdatedRows === 1n ? code : codeOfCard(shop, cardId);
}
