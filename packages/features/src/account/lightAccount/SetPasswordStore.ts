import { upgradeLightAccount } from '@touchline/contract/client/account';
import { getSite } from '@touchline/contract/client/site';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import { userNameOfLink, type NewPasswordProblem } from '../newPassword/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { LinkFailure } from './LightAccountStore.ts';

export type SetPasswordStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** The account is full now, and its owner signed in. */
  | { kind: 'done' }
  /** The link is wrong, used, replaced by a later one, or older than ten minutes. */
  | { kind: 'linkOver' }
  | { kind: 'failed'; failure: LinkFailure };

export interface SetPasswordSnapshot {
  status: SetPasswordStatus;
  key: string;
  userName?: string;
  isStrong: boolean;
  attempt: number;
  problem?: NewPasswordProblem;
}

/** Sets the first password of a light account by the link of a mail. The password itself is never in its state. */
export class SetPasswordStore {
  status: SetPasswordStatus = { kind: 'idle' };
  /** The secret of the link. */
  key = '';
  /** Whose password it is; `undefined` while nobody knows. */
  userName: string | undefined = undefined;
  /** Whether the market asks for a strong password. */
  isStrong = false;
  attempt = 0;
  problem: NewPasswordProblem | undefined = undefined;
  private readonly ports: Pick<Ports, 'analytics' | 'call' | 'reporter'>;

  constructor(ports: SetPasswordStore['ports']) {
    this.ports = ports;
    makeAutoObservable<SetPasswordStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  static fromSnapshot(ports: SetPasswordStore['ports'], snapshot: SetPasswordSnapshot): SetPasswordStore {
    return Object.assign(new SetPasswordStore(ports), snapshot);
  }

  toSnapshot(): SetPasswordSnapshot {
    const { status, key, userName, isStrong, attempt, problem } = this;
    return {
      ...{ status, key, isStrong, attempt },
      ...(userName === undefined ? {} : { userName }),
      ...(problem ? { problem } : {}),
    };
  }

  /** Takes the secret of the link, and the market's rules for passwords. */
  async open(key: string): Promise<void> {
    if (key !== this.key) this.status = { kind: 'idle' };
    this.key = key;
    if (key === '') this.status = { kind: 'linkOver' };
    const [site, owner] = await Promise.all([
      getSite(this.ports.call),
      key === '' || this.status.kind === 'done' ? undefined : userNameOfLink(this.ports, key),
    ]);
    runInAction(() => {
      this.isStrong = site?.market.account?.strongPassword ?? false;
      if (owner === 'linkOver') this.status = { kind: 'linkOver' };
      else this.userName = owner?.userName;
    });
  }

  /** The shopper types: what was wrong may be right now. */
  clearProblem(): void {
    this.problem = undefined;
  }

  /** Sets the password and signs in; a second press while it runs does nothing. `true` when somebody is signed in. */
  async submit(password: string): Promise<boolean> {
    if (this.status.kind === 'submitting' || this.status.kind === 'done') return false;
    this.attempt += 1;
    this.problem = password === '' ? 'missing' : undefined;
    if (this.problem) return false;
    this.status = { kind: 'submitting' };
    const status = await this.send(password);
    runInAction(() => (this.status = status));
    return status.kind === 'done';
  }

  private async send(password: string): Promise<SetPasswordStatus> {
    try {
      const body = { key: this.key, password, persistentLogin: false };
      const outcome = await upgradeLightAccount(this.ports.call, body);
      if (outcome.kind === 'signedIn') {
        this.ports.analytics.track('login', { method: 'link' });
        return { kind: 'done' };
      }
      if (outcome.kind === 'linkOver') return { kind: 'linkOver' };
      if (outcome.kind === 'tooMany')
        return { kind: 'failed', failure: { kind: 'tooMany', seconds: outcome.seconds } };
      if (outcome.kind === 'botCheckNeeded') return { kind: 'failed', failure: { kind: 'unavailable' } };
      const isCommon = outcome.validationErrors.some(({ errorCode }) => errorCode === 'PASSWORD_TOO_COMMON');
      runInAction(() => (this.problem = isCommon ? 'common' : 'invalid'));
      return { kind: 'idle' };
    } catch (error) {
      const kind = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('The first password could not be set.', error);
      return { kind: 'failed', failure: { kind } };
    }
  }
}
