import type { PrimeError } from '../codes.ts';
import type { Refused } from '../errors.ts';

/**
 * The Prime error of a refused call; `undefined` where it was refused for another reason. All of them, and no other code,
 * name Prime: the list itself would be more for a page to load.
 */
export const primeErrorOf = ({ body }: Refused): PrimeError | undefined =>
  body?.errorCode.includes('Prime') ? (body.errorCode as PrimeError) : undefined;
