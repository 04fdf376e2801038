import { getBotChallenge } from '@touchline/contract/client/botCheck';
import { ApiError } from '@touchline/contract/errors';
import type { BotChallenge } from '@touchline/contract/payment/schema';
import { makeAutoObservable } from 'mobx';
import type { Ports } from '../ports/index.ts';

export type BotCheckStatus<Purpose extends string> =
  | { kind: 'idle' }
  | { kind: 'needed'; purpose: Purpose }
  | { kind: 'solving'; purpose: Purpose }
  /** `offline`: the challenge failed to load. `unsolved`: this browser could not solve it. */
  | { kind: 'failed'; purpose: Purpose; reason: 'offline' | 'unsolved' };

/** Solves a challenge and resolves to its proof; rejects when it can't. */
export type SolveBotChallenge = (challenge: BotChallenge) => Promise<string>;

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The solver is loaded on demand, because few shoppers need the check. */
const solveInPage: SolveBotChallenge = async (challenge) =>
  challenge.kind === 'provider'
    ? (await import('./askBotProvider.ts')).askBotProvider(challenge)
    : (await import('./solveBotChallenge.ts')).solveBotChallenge(challenge);

/**
 * The bot check: required by 428, after several declined cards or many tries, and solved by the shopper's computer.
 * `Purpose` names what may require it on one page.
 */
export class BotCheckStore<Purpose extends string> {
  status: BotCheckStatus<Purpose> = { kind: 'idle' };
  private proof: string | undefined = undefined;
  private readonly ports: Needs;
  private readonly onProven: (purpose: Purpose) => Promise<void>;
  private readonly solve: SolveBotChallenge;

  /** `onProven` continues what required the check. */
  constructor(
    ports: Needs,
    onProven: (purpose: Purpose) => Promise<void>,
    solve: SolveBotChallenge = solveInPage,
  ) {
    this.ports = ports;
    this.onProven = onProven;
    this.solve = solve;
    makeAutoObservable<BotCheckStore<Purpose>, 'ports' | 'onProven' | 'solve' | 'proof'>(
      this,
      { ports: false, onProven: false, solve: false, proof: false },
      { autoBind: true },
    );
  }

  /** The back end requires the check. */
  request(purpose: Purpose): void {
    this.setStatus({ kind: 'needed', purpose });
  }

  /** Hides the check because another action is in progress. An unused proof is kept. */
  dismiss(): void {
    if (this.status.kind !== 'solving') this.setStatus({ kind: 'idle' });
  }

  /** The proof for a call that only reads it. */
  get knownProof(): string | undefined {
    return this.proof;
  }

  /** The proof for the next call; it is valid for one. */
  consumeProof(): string | undefined {
    const { proof } = this;
    this.proof = undefined;
    return proof;
  }

  /** The shopper starts the check: the challenge is solved, then what required it continues. */
  async prove(): Promise<void> {
    const { status } = this;
    if (status.kind === 'idle' || status.kind === 'solving') return;
    const { purpose } = status;
    this.setStatus({ kind: 'solving', purpose });
    try {
      const challenge = await getBotChallenge(this.ports.call);
      this.proof = await this.solve(challenge);
    } catch (error) {
      const reason = error instanceof ApiError ? 'offline' : 'unsolved';
      if (reason === 'unsolved') this.ports.reporter.report('The bot check was not solved.', error);
      return this.setStatus({ kind: 'failed', purpose, reason });
    }
    this.setStatus({ kind: 'idle' });
    await this.onProven(purpose);
  }

  private setStatus(status: BotCheckStatus<Purpose>): void {
    this.status = status;
  }
}
