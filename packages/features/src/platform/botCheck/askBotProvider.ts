import type { BotChallenge } from '@touchline/contract/payment/schema';
import { loadRemote, type Remote } from '../remoteComponent/index.ts';

/** Milliseconds after its load when the provider's script is executed again. */
export const executeAgainAfter = 1_000;
/** Milliseconds that a person has for what the provider asks of them. */
const timeLimit = 60_000;

/** The element that a provider's script defines. */
export interface BotProtectionElement extends HTMLElement {
  /** Judges the visitor and resolves to a token; rejects when it cannot. */
  execute(): Promise<string>;
}

/**
 * Loads the script of a provider of bot protection, and resolves to its token: the proof for the header `x-bot-proof`.
 * The script is executed once it is loaded, and again a second later unless a token is there by then: right after its
 * load it may know too little of the visitor.
 */
export async function askBotProvider(
  { origin, name, siteKey }: Extract<BotChallenge, { kind: 'provider' }>,
  load: (remote: Remote) => Promise<void> = loadRemote,
): Promise<string> {
  await load({ origin, name });
  const element = document.createElement(name) as BotProtectionElement;
  element.setAttribute('site-key', siteKey);
  document.body.append(element);
  const timers: ReturnType<typeof setTimeout>[] = [];
  try {
    return await new Promise<string>((resolve, reject) => {
      // What the first execution lacks, the second one may have.
      element.execute().then(resolve, () => undefined);
      timers.push(setTimeout(() => void element.execute().then(resolve, reject), executeAgainAfter));
      timers.push(setTimeout(() => reject(new Error('The bot check took too long.')), timeLimit));
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    element.remove();
  }
}
