import { resetPassword } from '@touchline/contract/client/account';
import { getSite } from '@touchline/contract/client/site';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import { userNameOfLink, type NewPasswordProblem } from '../newPassword/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { resetRedirect } from './storage.ts';

export type ResetPasswordStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** The password is set: `email` signs in with it, and `target` is where the shopper wanted to go. */
  | { kind: 'done'; email: string; target: string }
  /** The link is wrong, used, replaced by a later one, or older than ten minutes. */
  | { kind: 'linkOver' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface ResetPasswordSnapshot {
  status: ResetPasswordStatus;
  key: string;
  userName?: string;
  isStrong: boolean;
  attempt: number;
  problem?: NewPasswordProblem;
}

type Needs = Pick<Ports, 'call' | 'clock' | 'reporter' | 'storage'>;

/** Sets a new password by the link of a mail. The password itself is never in its state. */
export class ResetPasswordStore {
  status: ResetPasswordStatus = { kind: 'idle' };
  /** The secret of the link. */
  key = '';
  /** Whose password it is; `undefined` while nobody knows. */
  userName: string | undefined = undefined;
  /** Whether the market asks for a strong password. */
  isStrong = false;
  attempt = 0;
  problem: NewPasswordProblem | undefined = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<ResetPasswordStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  static fromSnapshot(ports: Needs, snapshot: ResetPasswordSnapshot): ResetPasswordStore {
    return Object.assign(new ResetPasswordStore(ports), snapshot);
  }

  toSnapshot(): ResetPasswordSnapshot {
    const { status, key, userName, isStrong, attempt, problem } = this;
    return {
      ...{ status, key, isStrong, attempt },
      ...(userName === undefined ? {} : { userName }),
      ...(problem ? { problem } : {}),
    };
  }

  /** Takes the secret of the link, and the market's rules for passwords. */
  async open(key: string): Promise<void> {
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

  /** Sets the password; a second press while it runs does nothing. */
  async submit(password: string): Promise<void> {
    if (this.status.kind === 'submitting') return;
    this.attempt += 1;
    this.problem = password === '' ? 'missing' : undefined;
    if (this.problem) return;
    this.status = { kind: 'submitting' };
    const status = await this.send(password);
    runInAction(() => {
      this.status = status;
    });
  }

  private async send(password: string): Promise<ResetPasswordStatus> {
    try {
      const outcome = await resetPassword(this.ports.call, { key: this.key, password });
      if (outcome.kind === 'reset') return this.finish(outcome.userName);
      if (outcome.kind === 'linkOver' || outcome.kind === 'tooMany') return outcome;
      if (outcome.kind === 'botCheckNeeded') return { kind: 'tooMany', seconds: 600 };
      const isCommon = outcome.validationErrors.some(({ errorCode }) => errorCode === 'PASSWORD_TOO_COMMON');
      runInAction(() => {
        this.problem = isCommon ? 'common' : 'invalid';
      });
      return { kind: 'idle' };
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('A new password could not be set.', error);
      return { kind: 'failed', reason };
    }
  }

  /** Reads where the shopper wanted to go; it counts once. */
  private finish(email: string): ResetPasswordStatus {
    const values = stored(this.ports);
    const target = values.read(resetRedirect) ?? '/';
    values.remove(resetRedirect);
    return { kind: 'done', email, target };
  }
}
