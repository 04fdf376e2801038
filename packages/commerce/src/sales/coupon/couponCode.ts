import { randomHex, type Random } from '../../kernel/ports/Random.ts';

/** A code as it is stored and compared, from how somebody typed it: capitals, without spaces. */
export const typedCoupon = (typed: string): string => typed.toUpperCase().replace(/\s+/g, '');

/** A code that nobody guesses: 40 random bits behind a word, `SPRING-9F3A04C1D2`. */
export const newCoupon = (word: string, random: Random): string =>
  `${typedCoupon(word)}-${randomHex(random, 10).toUpperCase()}`;
