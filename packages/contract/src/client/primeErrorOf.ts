import { primeErrors, type PrimeError } from '../codes.ts';
import type { Refused } from '../errors.ts';

/** The Prime error of a refused call; `undefined` where it was refused for another reason. */
export const primeErrorOf = ({ body }: Refused): PrimeError | undefined =>
  primeErrors.find((known) => known === body?.errorCode);
