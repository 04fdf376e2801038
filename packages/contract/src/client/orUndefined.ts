import { NotFound, Refused } from '../errors.ts';

/**
 * The answer of a call; `undefined` where the back end says that there is none (404), or cannot read what is asked for
 * (422): then there is none of that name, and the back end is not away.
 */
export async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NotFound || (error instanceof Refused && error.status === 422)) return undefined;
    throw error;
  }
}
