import * as accounts from '@touchline/contract/client/account';
import { getExternalIdentities } from '@touchline/contract/client/externalSignIn';
import {
  createLoyaltyCache,
  declineLoyalty,
  getLoyaltyStatus,
  joinLoyalty,
} from '@touchline/contract/client/loyalty';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/**
 * The sections of the membership consent: `main` leads to both others, `decline` to `delete`. Where joining is a choice
 * there is only `main`.
 */
export type ConsentSection = 'main' | 'decline' | 'delete';

export type ConsentProblem =
  'offline' | 'unavailable' | 'signedOut' | 'fullAccountRequired' | 'tooMany' | 'fresh';

/** How the consent ended: the account has joined, has not, is signed out, or is deleted. */
export type ConsentEnd = 'joined' | 'declined' | 'signedOut' | 'deleted';

/** Asks somebody who is signed in and has no loyalty record to become a member. */
export class ConsentStore {
  section: ConsentSection = 'main';
  busy: 'join' | 'decline' | 'logout' | 'delete' | undefined = undefined;
  problem: ConsentProblem | undefined = undefined;
  /** Whether the account has a password, by which alone it is deleted. */
  hasPassword = true;
  /** What is wrong with the password that was given for the deletion. */
  passwordProblem: 'missing' | 'wrong' | undefined = undefined;
  /** How often the deletion was asked for. */
  attempts = 0;
  private readonly ports: Pick<Ports, 'call' | 'clock'>;

  constructor(ports: Pick<Ports, 'call' | 'clock'>) {
    this.ports = ports;
    makeAutoObservable<ConsentStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** Shows a section. */
  show(section: ConsentSection): void {
    this.section = section;
    this.problem = undefined;
    this.passwordProblem = undefined;
    if (section === 'delete') void this.findPassword();
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

  /** Deletes the account, by its password where it has one. */
  async deleteAccount(password: string): Promise<ConsentEnd | undefined> {
    this.attempts += 1;
    this.passwordProblem = this.hasPassword && password === '' ? 'missing' : undefined;
    if (this.passwordProblem) return undefined;
    return this.run('delete', async () => {
      const { kind } = await this.sendDeletion(this.hasPassword ? password : undefined);
      switch (kind) {
        case 'done':
          return 'deleted';
        case 'invalid':
        case 'invalidCredentials':
          runInAction(() => (this.passwordProblem = 'wrong'));
          return {};
        case 'signedOut':
        case 'tooMany':
          return { problem: kind };
        case 'freshSignInNeeded':
          return { problem: 'fresh' };
        default:
          return { problem: 'unavailable' };
      }
    });
  }

  /** Where the session is not fresh, the password makes it so: it is not asked for twice. */
  private async sendDeletion(currentPassword: string | undefined): Promise<{ kind: string }> {
    const { call } = this.ports;
    if (currentPassword === undefined) return accounts.deleteAccount(call);
    const outcome = await accounts.deleteAccount(call, { currentPassword });
    if (outcome.kind !== 'freshSignInNeeded') return outcome;
    const profile = await accounts.getProfile(call);
    if (!profile) return { kind: 'signedOut' };
    const signedIn = await accounts.login(call, {
      ...{ user: profile.userName, password: currentPassword },
      ...{ persistentLogin: profile.isPersistent, isMobile: false },
    });
    return signedIn.kind === 'signedIn' ? accounts.deleteAccount(call, { currentPassword }) : signedIn;
  }

  /** Where it cannot be found out, the password is asked for. */
  private async findPassword(): Promise<void> {
    try {
      const linked = await getExternalIdentities(this.ports.call);
      if (linked) runInAction(() => (this.hasPassword = linked.hasPassword));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  private async run(
    busy: NonNullable<ConsentStore['busy']>,
    act: () => Promise<ConsentEnd | { problem?: ConsentProblem }>,
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
