import { NotFound } from '../errors.ts';

/** The answer of a call; `undefined` where the back end says that there is none (404). */
export async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
