import { forgotPassword } from '@touchline/contract/client/account';
import { makeAutoObservable, runInAction } from 'mobx';
import { BotCheckStore, type SolveBotChallenge } from '../../platform/botCheck/index.ts';
import { failureOf, type RequestState } from '../../platform/failure/index.ts';
import { emailProblem, FieldsStore, type EmailKey } from '../../platform/fields/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { resetRedirect } from './storage.ts';

/** Who asks, as far as the page before knows; `blocked` is known only after the right password. */
export interface ForgotPasswordStart {
  /** Fills the field. @default what was typed stays */
  email?: string;
  /** @default 'regular' */
  user?: 'regular' | 'blocked';
  /** Of the account, when the look-up told it. @default 'full' */
  account?: 'full' | 'light';
  /** Where to go after the new password, below the site path. @default the home page */
  target?: string;
}

/** Why no link was sent, as far as the shopper can do something about it. */
export type ForgotPasswordFailure =
  { kind: 'tooMany'; seconds: number } | { kind: 'offline' } | { kind: 'unavailable' };

export interface ForgotPasswordSnapshot {
  resetPasswordMailStatus?: RequestState;
  failure?: ForgotPasswordFailure;
  isUserBlocked: boolean;
  isLight: boolean;
  target: string;
  attempt: number;
  isBotCheckNeeded: boolean;
  fields: ReturnType<FieldsStore<EmailKey>['toSnapshot']>;
}

type Needs = Pick<Ports, 'call' | 'clock' | 'flags' | 'reporter' | 'storage'>;

/** Asks for the mail with the link that sets a new password. */
export class ForgotPasswordStore {
  /** State of the request for the mail. */
  resetPasswordMailStatus: RequestState | undefined = undefined;
  /** Why the request failed. */
  failure: ForgotPasswordFailure | undefined = undefined;
  isUserBlocked = false;
  /** Whether the account has no password yet. */
  isLight = false;
  /** Where to go after the new password, below the site path. */
  target = '/';
  /** How often the form was sent. */
  attempt = 0;
  readonly fields = new FieldsStore<EmailKey>(
    () => ['email'],
    (_, value) => emailProblem(value),
  );
  readonly bots: BotCheckStore<'forgotPassword'>;
  private readonly ports: Needs;

  constructor(ports: Needs, solve?: SolveBotChallenge) {
    this.ports = ports;
    this.bots = new BotCheckStore<'forgotPassword'>(ports, () => this.send(), solve);
    makeAutoObservable<ForgotPasswordStore, 'ports'>(
      this,
      { ports: false, fields: false, bots: false },
      { autoBind: true },
    );
  }

  static fromSnapshot(
    ports: Needs,
    { fields, isBotCheckNeeded, ...state }: ForgotPasswordSnapshot,
  ): ForgotPasswordStore {
    const store = Object.assign(new ForgotPasswordStore(ports), state);
    store.fields.fillFromSnapshot(fields);
    if (isBotCheckNeeded) store.bots.request('forgotPassword');
    return store;
  }

  toSnapshot(): ForgotPasswordSnapshot {
    const { resetPasswordMailStatus, failure, isUserBlocked, isLight, target, attempt } = this;
    return {
      ...(resetPasswordMailStatus ? { resetPasswordMailStatus } : {}),
      ...(failure ? { failure: { ...failure } } : {}),
      ...{ isUserBlocked, isLight, target, attempt },
      isBotCheckNeeded: !this.canSubmit,
      fields: this.fields.toSnapshot(),
    };
  }

  /** The address that the form opens with. */
  get defaultEmailValue(): string {
    return this.fields.value('email');
  }

  /** False until a bot check that the back end asks for is completed. */
  get canSubmit(): boolean {
    return this.bots.status.kind === 'idle';
  }

  /** Which confirmation is shown: users blocked in a linked sister app have their own where that feature is on. */
  get wording(): 'regular' | 'light' | 'sisterApp' {
    if (this.isUserBlocked && this.ports.flags.value('SISTER_APP_BLOCKED_USERS')) return 'sisterApp';
    return this.isLight ? 'light' : 'regular';
  }

  /** Opens the form again, perhaps with an address that was typed elsewhere. */
  begin({ email, user = 'regular', account = 'full', target }: ForgotPasswordStart): void {
    this.clear();
    if (email !== undefined) this.fields.type('email', email);
    this.isUserBlocked = user === 'blocked';
    this.isLight = account === 'light';
    if (target !== undefined) this.target = target;
  }

  setTarget(path: string): void {
    this.target = path;
  }

  /** Back to the form, for another address. */
  clear(): void {
    this.resetPasswordMailStatus = undefined;
    this.failure = undefined;
    this.isUserBlocked = false;
    this.isLight = false;
  }

  /** Asks for the mail; a second press while it runs does nothing. `true` when it is on its way. */
  async submit(): Promise<boolean> {
    if (this.resetPasswordMailStatus === 'started' || !this.canSubmit) return false;
    this.attempt += 1;
    if (!this.fields.check()) {
      this.setStatus(undefined);
      return false;
    }
    await this.send();
    return (this.resetPasswordMailStatus as RequestState | undefined) === 'success';
  }

  private async send(): Promise<void> {
    this.setStatus('started');
    try {
      const email = this.fields.value('email');
      const outcome = await forgotPassword(this.ports.call, email, this.bots.consumeProof());
      runInAction(() => this.take(outcome));
    } catch (error) {
      const kind = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('The mail for a new password could not be asked for.', error);
      this.setStatus('failed', { kind });
    }
  }

  private take(outcome: Awaited<ReturnType<typeof forgotPassword>>): void {
    if (outcome.kind === 'sent') {
      stored(this.ports).write(resetRedirect, this.target);
      this.setStatus('success');
    } else if (outcome.kind === 'botCheckNeeded' && outcome.canProve) {
      this.setStatus(undefined);
      this.bots.request('forgotPassword');
    } else if (outcome.kind === 'tooMany') this.setStatus('failed', outcome);
    else if (outcome.kind === 'invalid') {
      this.fields.refuse('email', { key: 'profile.emailparseerror' });
      this.setStatus(undefined);
    } else this.setStatus('failed', { kind: 'unavailable' });
  }

  private setStatus(status: RequestState | undefined, failure?: ForgotPasswordFailure): void {
    this.resetPasswordMailStatus = status;
    this.failure = failure;
  }
}
