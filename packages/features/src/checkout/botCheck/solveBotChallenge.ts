import type { BotChallenge } from '@touchline/contract/payment/schema';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** How long a slow phone may work on it, in milliseconds. */
const timeout = 60_000;

/**
 * Solves a challenge of the bot check; the answer is the proof for the header `x-bot-proof`. The browser's own
 * cryptography does the work beside the page, so the page stays usable. Throws where a browser has none (an address
 * without encryption), or when it takes too long.
 */
export async function solveBotChallenge({ challenge: text }: BotChallenge): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  if (!solution) throw new Error('The bot check took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}
