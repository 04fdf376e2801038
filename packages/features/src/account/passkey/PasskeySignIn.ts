import type { PasskeyRequest, SignedByPasskey } from '@touchline/contract/passkey/schema';
import { Cancelled } from '@touchline/contract/errors';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { PasskeySignInOutcome } from '@touchline/contract/client/passkey';
import type { Authenticator, Ports } from '../../platform/ports/index.ts';
import { browserAuthenticator } from './browserAuthenticator.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/passkey'));

/** Part of a challenge's time after which a field that offers passkeys gets a new one. */
const renewAfter = 0.8;

/** Milliseconds in which no person has said no to a dialog. */
const atOnce = 100;

/**
 * Signing in by a passkey. A browser asks one question at a time: while a field offers passkeys, pressing the button ends
 * that offer first, and the offer never ends what the button has asked.
 */
export class PasskeySignIn {
  private readonly ports: Pick<Ports, 'call' | 'authenticator'>;
  /** Counts the questions: the last one is the one that is open. */
  private turn = 0;

  constructor(ports: PasskeySignIn['ports']) {
    this.ports = ports;
  }

  /** Whether there can be passkeys. Only in the browser. */
  get isSupported(): boolean {
    return this.authenticator.isSupported();
  }

  /** Asks for a passkey in a dialog of the browser; `undefined` when the shopper did not want to. */
  async ask(): Promise<SignedByPasskey | undefined> {
    this.turn += 1;
    const mine = this.turn;
    this.authenticator.cancel();
    const options = await this.start();
    const sign = () => this.authenticator.sign(options, { isAutofill: false });
    const startedAt = performance.now();
    const signed = await sign();
    // An offer that was just beginning has ended it, as no person can.
    const wasEnded = signed === undefined && this.turn === mine && performance.now() - startedAt < atOnce;
    return wasEnded ? sign() : signed;
  }

  /** Offers passkeys in a field, until one is chosen or `stop` is called. */
  async offer(): Promise<SignedByPasskey | undefined> {
    this.turn += 1;
    const mine = this.turn;
    const isOver = () => this.turn !== mine;
    if (!(await this.authenticator.canAutofill())) return undefined;
    while (!isOver()) {
      const options = await this.startUnlessCancelled();
      if (!options || isOver()) return undefined;
      let isRenewed = false;
      const renewal = setTimeout(() => {
        isRenewed = !isOver();
        if (isRenewed) this.authenticator.cancel();
      }, options.timeout * renewAfter);
      const signed = await this.authenticator.sign(options, { isAutofill: true });
      clearTimeout(renewal);
      if (signed) return isOver() ? undefined : signed;
      // Ended by the browser itself: it would be asked for ever.
      if (!isRenewed) return undefined;
    }
    return undefined;
  }

  /** Ends what is asked or offered. */
  stop(): void {
    this.turn += 1;
    this.authenticator.cancel();
  }

  /** Signs in with what a passkey has signed. */
  async send(
    credential: SignedByPasskey,
    options: { persistentLogin: boolean; confirms: boolean; proof: string | undefined },
  ): Promise<PasskeySignInOutcome> {
    const { proof, ...body } = options;
    return (await calls()).signInByPasskey(this.ports.call, { credential, ...body }, proof);
  }

  private async start(): Promise<PasskeyRequest> {
    return (await calls()).startPasskeySignIn(this.ports.call);
  }

  /** `undefined` when the visitor has become another person meanwhile: by signing in otherwise. */
  private async startUnlessCancelled(): Promise<PasskeyRequest | undefined> {
    try {
      return await this.start();
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    }
  }

  private get authenticator(): Authenticator {
    return this.ports.authenticator ?? browserAuthenticator;
  }
}
