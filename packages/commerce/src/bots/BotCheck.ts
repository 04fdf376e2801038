import type { BotChallenge } from '@touchline/contract/payment/schema';

/** Request header with the proof that solves a challenge. */
export const proofHeader = 'x-bot-proof';

/** Distinguishes people from bots; required after several declined cards. */
export interface BotCheck {
  /** Creates a challenge for the page. Without this method no proof is possible, and the page says so. */
  challenge?(): Promise<BotChallenge>;
  /** Whether the request has a valid proof. `look` only checks it; `spend` also uses it up, since it is valid for one payment. */
  passed(request: Request, use: 'look' | 'spend'): Promise<boolean>;
}

/** A bot check that no caller can pass. */
export const noBotCheck: BotCheck = { passed: async () => false };
