import { maxNameLength } from '@touchline/contract/account/constants';
import { isPersonName } from '@touchline/contract/contact/personName';
import * as accounts from '@touchline/contract/client/account';
import type { Throttled, Invalid, NotSignedIn } from '@touchline/contract/client/accountOutcomes';
import { nameOrderOf, type NamePart } from '@touchline/contract/account/rules';
import { ApiError } from '@touchline/contract/errors';
import type { AccountData, Profile } from '@touchline/contract/account/schema';
import { getSite } from '@touchline/contract/client/site';
import { makeAutoObservable, runInAction } from 'mobx';
import type { RequestState } from '../../platform/failure/index.ts';
import { emailProblem, FieldsStore, required, rulesOf, type Rule } from '../../platform/fields/index.ts';
import type { NewPasswordProblem } from '../newPassword/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { AuthenticationStore } from '../../platform/session/index.ts';
import {
  endsSession,
  fieldsOf,
  passwordFieldOf,
  passwordFields,
  type AccountAction,
  type AccountError,
  type AccountFieldKey,
  type AccountOptions,
  type AccountOutcome,
  type AccountSnapshot,
} from './accountActions.ts';
import { LinkedAccountsStore } from './LinkedAccountsStore.ts';

type Needs = Pick<Ports, 'analytics' | 'call' | 'reporter'>;
type Raw = NotSignedIn | Throttled | Invalid | { kind: string };

/** The account of whoever is signed in: name, address, password, devices, data. Passwords are never in its state. */
export class AccountStore {
  /** State of each action; the documents' start, success and error. */
  readonly states = new Map<AccountAction, RequestState>();
  /** What was recorded of each action that failed. */
  readonly errors = new Map<AccountAction, AccountError>();
  /** How often each form was sent. */
  readonly attempts = new Map<AccountAction, number>();
  passwordProblem: NewPasswordProblem | undefined = undefined;
  /** The action that waits for a fresh session. */
  pending: AccountAction | undefined = undefined;
  /** Whether the market asks for a strong password. */
  isStrong = false;
  /** The parts of a name in the order of the market. */
  nameOrder: readonly NamePart[] = ['firstName', 'lastName'];
  /** Whether a code was sent to the new address. */
  isCodeSent = false;
  /** Whether deleting the account was asked for and waits for the last word. */
  isDeleting = false;
  readonly fields = new FieldsStore<AccountFieldKey>(
    () => ['firstName', 'lastName', 'email', 'code', ...passwordFields],
    (name, value) => this.problemOf(name, value),
  );
  /** The accounts of providers that sign in to this one. */
  readonly linked: LinkedAccountsStore;
  private readonly ports: Needs;
  private readonly authentication: AuthenticationStore;
  /** Repeats the pending action with what was typed. */
  private again: (() => Promise<AccountOutcome>) | undefined = undefined;
  private onFreshNeeded: (() => void) | undefined = undefined;
  private readonly onRenamed: () => void;

  constructor(
    ports: Needs,
    authentication: AuthenticationStore,
    { linked, onRenamed = () => undefined }: AccountOptions = {},
  ) {
    this.ports = ports;
    this.authentication = authentication;
    this.linked = new LinkedAccountsStore(ports, linked);
    this.onRenamed = onRenamed;
    makeAutoObservable<AccountStore, 'ports' | 'authentication' | 'again' | 'onFreshNeeded' | 'onRenamed'>(
      this,
      {
        ...{ ports: false, authentication: false, again: false, onFreshNeeded: false, onRenamed: false },
        ...{ fields: false, linked: false },
      },
      { autoBind: true },
    );
  }

  static fromSnapshot(
    ports: Needs,
    authentication: AuthenticationStore,
    snapshot: AccountSnapshot,
    options: AccountOptions = {},
  ): AccountStore {
    const { states, errors, attempts, fields, linked, ...rest } = snapshot;
    const store = new AccountStore(ports, authentication, { ...options, ...(linked ? { linked } : {}) });
    for (const [action, state] of Object.entries(states)) store.states.set(action as AccountAction, state);
    for (const [action, error] of Object.entries(errors)) store.errors.set(action as AccountAction, error);
    for (const [action, count] of Object.entries(attempts))
      store.attempts.set(action as AccountAction, count);
    store.fields.fillFromSnapshot(fields);
    return Object.assign(store, rest);
  }

  toSnapshot(): AccountSnapshot {
    const { passwordProblem, pending, isStrong, nameOrder, isCodeSent, isDeleting } = this;
    const { values, problems } = this.fields.toSnapshot();
    for (const name of passwordFields) delete values[name];
    return {
      states: Object.fromEntries(this.states),
      errors: Object.fromEntries(this.errors),
      attempts: Object.fromEntries(this.attempts),
      fields: { values, problems },
      linked: this.linked.toSnapshot(),
      ...(passwordProblem ? { passwordProblem } : {}),
      ...(pending ? { pending } : {}),
      ...{ isStrong, nameOrder: [...nameOrder], isCodeSent, isDeleting },
    };
  }

  get profile(): Profile | undefined {
    return this.authentication.profile;
  }

  /** Whether the account has no password yet. */
  get isLight(): boolean {
    return this.profile?.accountType === 'LIGHT';
  }

  /** Whether the account has a password, which its owner gives for what decides who signs in to it. */
  get asksForPassword(): boolean {
    return this.linked.hasPassword && !this.isLight;
  }

  isBusy(action: AccountAction): boolean {
    return this.states.get(action) === 'started';
  }

  /** Loads what the page shows. `signedOut` when the session is over. */
  async load(): Promise<'ready' | 'signedOut' | 'failed'> {
    const [outcome, site] = await Promise.all([
      this.authentication.load(),
      getSite(this.ports.call).catch(() => undefined),
      this.linked.load(),
    ]);
    runInAction(() => {
      this.isStrong = site?.market.account?.strongPassword ?? false;
      if (site) this.nameOrder = nameOrderOf(site.market);
      const { firstName = '', lastName = '' } = this.profile ?? {};
      this.fields.fill({
        firstName: this.fields.raw('firstName') || firstName,
        lastName: this.fields.raw('lastName') || lastName,
      });
    });
    if (this.profile) return 'ready';
    return outcome === 'signedOut' ? 'signedOut' : 'failed';
  }

  /** Calls `listener` when an action needs the password again; without one the page asks for it. */
  whenFreshSignInNeeded(listener: (() => void) | undefined): void {
    this.onFreshNeeded = listener;
  }

  async changeName(): Promise<AccountOutcome> {
    const { value } = this.fields;
    const outcome = await this.run('changeName', () =>
      accounts.changeProfile(this.ports.call, { firstName: value('firstName'), lastName: value('lastName') }),
    );
    if (outcome === 'done') this.onRenamed();
    return outcome;
  }

  /** Sends a code to the new address. */
  async requestEmail(): Promise<AccountOutcome> {
    const outcome = await this.runByPassword('requestEmail', (owner) =>
      accounts.requestEmailChange(this.ports.call, { email: this.fields.value('email'), ...owner }),
    );
    if (outcome === 'done') runInAction(() => (this.isCodeSent = true));
    return outcome;
  }

  /** Back to the field for the new address, with what was typed. */
  chooseOtherEmail(): AccountOutcome {
    this.isCodeSent = false;
    this.fields.type('code', '');
    this.fields.problems.delete('code');
    this.states.delete('requestEmail');
    return 'done';
  }

  /** Changes the address by the code that was sent to it. */
  async confirmEmail(): Promise<AccountOutcome> {
    // Without JavaScript the page has forgotten it.
    this.isCodeSent = true;
    const outcome = await this.run('confirmEmail', () =>
      accounts.confirmEmailChange(this.ports.call, this.fields.value('code')),
    );
    if (outcome === 'done')
      runInAction(() => {
        this.isCodeSent = false;
        this.fields.type('email', '');
        this.fields.type('code', '');
      });
    return outcome;
  }

  /** Sets a new password; other devices, codes and links end. A light account becomes a full one. */
  async changePassword(password: string): Promise<AccountOutcome> {
    this.passwordProblem = password === '' ? 'missing' : undefined;
    if (this.passwordProblem) {
      this.count('changePassword');
      this.fields.checkField('currentPassword');
      return 'stays';
    }
    const outcome = await this.runByPassword('changePassword', (owner) =>
      accounts.changePassword(this.ports.call, { password, ...owner }),
    );
    if (outcome === 'done') runInAction(() => (this.linked.hasPassword = true));
    return outcome;
  }

  /** Signs out on this device. */
  async logout(keepBasket: boolean): Promise<AccountOutcome> {
    return this.run('logout', async () => {
      await accounts.logout(this.ports.call, keepBasket);
      return { kind: 'done' };
    });
  }

  /** Signs out on every device, this one included. */
  async logoutEverywhere(): Promise<AccountOutcome> {
    return this.run('logoutEverywhere', () => accounts.logoutEverywhere(this.ports.call));
  }

  /** Fetches everything that is stored about the account, and hands it to `save`. */
  async downloadData(save: (data: AccountData) => void): Promise<AccountOutcome> {
    return this.run('downloadData', async () => {
      const outcome = await accounts.downloadAccountData(this.ports.call);
      if (outcome.kind === 'ready') save(outcome.data);
      return outcome;
    });
  }

  /** Asks for the last word before the account is deleted, or takes that back. */
  setDeleting(isDeleting: boolean): void {
    this.isDeleting = isDeleting;
    this.fields.type('deletionPassword', '');
    this.fields.problems.delete('deletionPassword');
  }

  /** Deletes the account; its orders stay for accounting. A wrong password leaves the question open. */
  async deleteAccount(): Promise<AccountOutcome> {
    // Without JavaScript the page has forgotten it.
    this.isDeleting = true;
    const outcome = await this.runByPassword('deleteAccount', (owner) =>
      accounts.deleteAccount(this.ports.call, owner),
    );
    if (!this.isBusy('deleteAccount') && !this.fields.problems.has('deletionPassword'))
      this.setDeleting(false);
    return outcome;
  }

  /** The account of a provider signs in no longer; other devices are signed out. */
  async removeLinked(id: string): Promise<AccountOutcome> {
    return this.run('removeLinked', () => this.linked.remove(id));
  }

  /** Signs in again with the password, then repeats what has waited for it. */
  async confirmOwner(): Promise<AccountOutcome> {
    const password = this.fields.raw('ownPassword');
    const outcome = await this.run('confirmOwner', () => this.signInAgain(password));
    runInAction(() => this.fields.type('ownPassword', ''));
    return outcome === 'done' ? this.repeat() : outcome;
  }

  /** The session is fresh now: goes on with what has waited for it. */
  async repeat(): Promise<AccountOutcome> {
    const { again } = this;
    this.again = undefined;
    this.pending = undefined;
    return again ? again() : 'done';
  }

  /** The shopper does not confirm: nothing waits any more. */
  giveUp(): void {
    this.again = undefined;
    this.pending = undefined;
  }

  /** The shopper types: what was wrong may be right now. */
  clearPasswordProblem(): void {
    this.passwordProblem = undefined;
  }

  private problemOf(name: string, value: string) {
    const nameRule: Rule<AccountFieldKey> = (text) =>
      text === '' || (text.length <= maxNameLength && isPersonName(text))
        ? undefined
        : { key: 'account.name.invalid' };
    if (name === 'email') return emailProblem(value);
    const password = this.asksForPassword ? [required<AccountFieldKey>('account.password.missing')] : [];
    return rulesOf<AccountFieldKey>(() => ({
      firstName: [required('profile.firstname.missing'), nameRule],
      lastName: [required('profile.lastname.missing'), nameRule],
      code: [required('account.code.missing')],
      ownPassword: [required('account.password.missing')],
      emailPassword: password,
      currentPassword: password,
      deletionPassword: password,
    }))(name, value);
  }

  /** Runs an action by the password of its own field, where the account has one. */
  private async runByPassword(
    action: AccountAction,
    act: (owner: accounts.CurrentPassword) => Promise<Raw>,
  ): Promise<AccountOutcome> {
    const name = passwordFieldOf(action);
    const outcome = await this.run(action, () =>
      this.asksForPassword ? this.actAsOwner(this.fields.raw(name), act) : act({}),
    );
    if (outcome === 'done') this.fields.type(name, '');
    return outcome;
  }

  /** Where the session is not fresh, the current password makes it so: it is not asked for twice. */
  private async actAsOwner(
    currentPassword: string,
    act: (owner: accounts.CurrentPassword) => Promise<Raw>,
  ): Promise<Raw> {
    const outcome = await act({ currentPassword });
    if (outcome.kind !== 'freshSignInNeeded') return outcome;
    const signedIn = await this.signInAgain(currentPassword);
    return signedIn.kind === 'signedIn' ? act({ currentPassword }) : signedIn;
  }

  private signInAgain(password: string) {
    const { userName: user = '', isPersistent: persistentLogin = false } = this.profile ?? {};
    return accounts.login(this.ports.call, { user, password, persistentLogin, isMobile: false });
  }

  private count(action: AccountAction): void {
    this.attempts.set(action, (this.attempts.get(action) ?? 0) + 1);
  }

  /** Runs an action once at a time: start, then success or error. */
  private async run(action: AccountAction, call: () => Promise<Raw>): Promise<AccountOutcome> {
    if (this.isBusy(action)) return 'stays';
    const names = fieldsOf[action] ?? [];
    if (names.length > 0) this.count(action);
    for (const name of names) this.fields.checkField(name);
    this.errors.delete(action);
    if (names.some((name) => this.fields.problems.has(name))) {
      this.states.delete(action);
      return 'stays';
    }
    this.states.set(action, 'started');
    try {
      const outcome = await call();
      if (outcome.kind === 'signedOut') await this.leaveSession();
      return runInAction(() => this.take(action, outcome, () => this.run(action, call)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return runInAction(() => this.fail(action, error));
    }
  }

  /** The session is over for this action, so it is left for good. */
  private async leaveSession(): Promise<void> {
    await accounts
      .logout(this.ports.call, true)
      .catch((error: unknown) =>
        this.ports.reporter.report('A session that is over could not be left.', error),
      );
  }

  private take(action: AccountAction, outcome: Raw, again: () => Promise<AccountOutcome>): AccountOutcome {
    if ('profile' in outcome) this.authentication.take((outcome as { profile: Profile }).profile);
    switch (outcome.kind) {
      case 'signedOut': {
        this.states.set(action, 'failed');
        return 'signedOut';
      }
      case 'freshSignInNeeded': {
        this.states.delete(action);
        this.again = again;
        if (this.onFreshNeeded) this.onFreshNeeded();
        else this.pending = action;
        return 'freshSignInNeeded';
      }
      case 'tooMany':
        return this.refuse(action, {
          message: 'Too many tries.',
          status: 429,
          ...(outcome as { seconds: number }),
        });
      case 'botCheckNeeded':
        return this.refuse(action, { message: 'A bot check is needed.', status: 428 });
      case 'locked':
        return this.refuse(action, { message: 'The account is locked.', status: 403 });
      case 'onlyWay':
        return this.refuse(action, { message: 'It is the only way to sign in.', status: 409 });
      case 'invalid':
        return this.showProblems(action, outcome as Invalid);
      case 'invalidCode':
        return this.problem(action, 'code', 'account.code.wrong');
      case 'invalidCredentials':
      case 'ageConfirmationNeeded':
        return this.problem(action, passwordFieldOf(action), 'account.password.wrong');
      default: {
        this.states.set(action, 'success');
        const scope = endsSession.get(action);
        if (scope === undefined) return 'done';
        this.ports.analytics.track('logout', { scope });
        return 'signedOut';
      }
    }
  }

  private showProblems(action: AccountAction, { validationErrors }: Invalid): AccountOutcome {
    this.states.delete(action);
    for (const { field, errorCode } of validationErrors) {
      if (field === 'password')
        this.passwordProblem = errorCode === 'PASSWORD_TOO_COMMON' ? 'common' : 'invalid';
      else if (field === 'currentPassword')
        this.fields.refuse(passwordFieldOf(action), { key: 'account.password.wrong' });
      else if (field === 'email') this.fields.refuse('email', { key: 'profile.emailparseerror' });
      else this.fields.refuse(field, { key: 'account.name.invalid' });
    }
    return 'stays';
  }

  private problem(action: AccountAction, field: string, key: AccountFieldKey): AccountOutcome {
    this.states.delete(action);
    this.fields.refuse(field, { key });
    return 'stays';
  }

  private refuse(action: AccountAction, { message, status, seconds }: AccountError): AccountOutcome {
    this.states.set(action, 'failed');
    this.errors.set(action, { message, status, ...(seconds === undefined ? {} : { seconds }) });
    return 'stays';
  }

  private fail(action: AccountAction, error: ApiError): AccountOutcome {
    this.ports.reporter.report(`The account action ${action} failed.`, error);
    return this.refuse(action, { message: error.body?.message ?? error.message, status: error.status });
  }
}
