import type { BotChallenge } from '@touchline/contract/payment/schema';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Time limit for solving on a slow phone, in milliseconds. */
const timeout = 60_000;

/**
 * Solves a challenge of the bot check; resolves to the proof for the header `x-bot-proof`. The browser's cryptography
 * does the work off the main thread, so the page stays usable. Throws where it is not available (an address without
 * encryption), or when solving takes too long.
 */
export async function solveBotChallenge({
  challenge: text,
}: Extract<BotChallenge, { kind: 'altcha' }>): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  if (!solution) throw new Error('The bot check took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}
