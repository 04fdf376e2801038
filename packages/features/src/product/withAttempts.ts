import { ApiError } from '@touchline/contract/errors';

/** Makes a call up to `attempts` times, the first included; again only when the server answered 500 or higher. */
export async function withAttempts<Answer>(attempts: number, call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const mayHelp = error instanceof ApiError && error.status >= 500;
      if (!mayHelp || attempt >= attempts) throw error;
    }
  }
}
