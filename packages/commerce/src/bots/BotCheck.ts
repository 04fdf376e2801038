import type { BotChallenge } from '@touchline/contract/payment/schema';

/** The header in which a caller sends the proof that solves a challenge. */
export const proofHeader = 'x-bot-proof';

/** Tells people from programs: asked after several declined cards. */
export interface BotCheck {
  /** A new challenge for the page. Without it nobody can prove anything, and the page says so. */
  challenge?(): Promise<BotChallenge>;
  /** Whether the call carries a good proof. `spend` uses it up: it is good for one payment. */
  passed(request: Request, use: 'look' | 'spend'): Promise<boolean>;
}

/** Nobody can prove to be a person. */
export const noBotCheck: BotCheck = { passed: async () => false };
