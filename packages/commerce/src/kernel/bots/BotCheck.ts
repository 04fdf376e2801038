import type { Market } from '@touchline/contract/market/schema';
import type { BotChallenge } from '@touchline/contract/payment/schema';

/** Request header with the proof that solves a challenge. */
export const proofHeader = 'x-bot-proof';

/** Distinguishes people from bots; required after several declined cards. */
export interface BotCheck {
  /** Creates a challenge for a page of a market. Without this method no proof is possible, and the page says so. */
  challenge?(market: Market): Promise<BotChallenge | undefined>;
  /** Whether the request has a valid proof. `check` only checks it; `use` also uses it up, since it is valid for one payment. */
  passed(request: Request, use: 'check' | 'use'): Promise<boolean>;
}

/** A bot check that no caller can pass. */
export const noBotCheck: BotCheck = { passed: async () => false };
