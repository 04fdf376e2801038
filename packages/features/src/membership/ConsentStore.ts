import * as accounts from '@touchline/contract/client/account';
import {
  createLoyaltyCache,
  declineLoyalty,
  getLoyaltyStatus,
  joinLoyalty,
} from '@touchline/contract/client/loyalty';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../failure/index.ts';
import type { Ports } from '../ports/index.ts';

/**
 * The sections of the membership consent: `main` leads to both others, `decline` to `delete`. Where joining is a choice
 * there is only `main`.
 */
export type ConsentSection = 'main' | 'decline' | 'delete';

export type ConsentProblem = 'offline' | 'unavailable' | 'signedOut' | 'fullAccountRequired' | 'fresh';

/** How the consent ended: the account has joined, has not, is signed out, or is deleted. */
export type ConsentEnd = 'joined' | 'declined' | 'signedOut' | 'deleted';

/** Asks somebody who is signed in and has no loyalty record to become a member. */
export class ConsentStore {
  section: ConsentSection = 'main';
  busy: 'join' | 'decline' | 'logout' | 'delete' | undefined = undefined;
  problem: ConsentProblem | undefined = undefined;
  private readonly ports: Pick<Ports, 'call' | 'clock'>;

  constructor(ports: Pick<Ports, 'call' | 'clock'>) {
    this.ports = ports;
    makeAutoObservable<ConsentStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** Shows a section. */
  show(section: ConsentSection): void {
    this.section = section;
    this.problem = undefined;
  }

  /** Accepts the terms of now and joins. */
  async join(): Promise<ConsentEnd | undefined> {
    return this.run('join', async () => {
      const { call, clock } = this.ports;
      const cache = createLoyaltyCache(() => clock.now());
      const status = await getLoyaltyStatus(call, cache);
      const outcome = status.kind === 'done' ? await joinLoyalty(call, status.answer.termsVersion) : status;
      if (outcome.kind === 'done') return 'joined';
      if (outcome.kind === 'signedOut' || outcome.kind === 'fullAccountRequired')
        return { problem: outcome.kind };
      return { problem: 'unavailable' };
    });
  }

  /** Does not join, and is not asked again. */
  async decline(): Promise<ConsentEnd | undefined> {
    return this.run('decline', async () => {
      const outcome = await declineLoyalty(this.ports.call);
      return outcome.kind === 'tooMany' ? { problem: 'unavailable' } : 'declined';
    });
  }

  /** Logs out; the bag stays. */
  async logout(): Promise<ConsentEnd | undefined> {
    return this.run('logout', async () => {
      await accounts.logout(this.ports.call, true);
      return 'signedOut';
    });
  }

  /** Deletes the account, for which the password was given a short time ago. */
  async deleteAccount(): Promise<ConsentEnd | undefined> {
    return this.run('delete', async () => {
      const outcome = await accounts.deleteAccount(this.ports.call);
      if (outcome.kind === 'done') return 'deleted';
      return { problem: outcome.kind === 'signedOut' ? 'signedOut' : 'fresh' };
    });
  }

  private async run(
    busy: NonNullable<ConsentStore['busy']>,
    act: () => Promise<ConsentEnd | { problem: ConsentProblem }>,
  ): Promise<ConsentEnd | undefined> {
    if (this.busy) return undefined;
    this.busy = busy;
    this.problem = undefined;
    try {
      const outcome = await act();
      if (typeof outcome === 'string') return outcome;
      runInAction(() => (this.problem = outcome.problem));
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      runInAction(() => (this.problem = reason));
    } finally {
      runInAction(() => (this.busy = undefined));
    }
    return undefined;
  }
}
