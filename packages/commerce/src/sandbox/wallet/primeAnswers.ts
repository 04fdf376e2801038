/** What the sandbox's wallet says when it is asked about Prime. */
export const primeAnswers = ['no', 'yes', 'tokenRefused', 'silent'] as const;
export type PrimeAnswer = (typeof primeAnswers)[number];

/** The answer that a form or a token names; `no` for anything else. */
export const readPrimeAnswer = (given: unknown): PrimeAnswer =>
  primeAnswers.find((answer) => answer === given) ?? 'no';
