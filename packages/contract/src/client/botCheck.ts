import type { BotChallenge } from '../payment/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const payments = lazyCalls(() => import('../payment/endpoints.ts'));

/** Returns a bot check challenge for the page to solve. */
export async function getBotChallenge(call: Transport): Promise<BotChallenge> {
  return call((await payments()).getBotChallenge);
}
