import type { SolveBotChallenge } from '../../platform/botCheck/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { Locate } from '../pickup/index.ts';

export interface CheckoutPorts extends Ports {
  /** Waits for a time in milliseconds; replaced in tests and stories. @default a timer */
  pause?: (ms: number) => Promise<void>;
  /** Solves the bot check; replaced in tests and stories. @default in the page, loaded on demand */
  solveBotChallenge?: SolveBotChallenge;
  /** Where the shopper is, if the browser may tell without asking. @default the browser's position */
  locate?: Locate;
}
