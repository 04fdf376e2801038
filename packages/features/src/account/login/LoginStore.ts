import { digitsOf } from '@touchline/contract/contact/digits';
import {
  login,
  loginByCode,
  requestLoginCode,
  type CodeOutcome,
  type LoginCodeOutcome,
  type LoginOutcome,
} from '@touchline/contract/client/account';
import { codeDigits } from '@touchline/contract/account/constants';
import type { PasskeySignInOutcome } from '@touchline/contract/client/passkey';
import type { SignedByPasskey } from '@touchline/contract/passkey/schema';
import { makeAutoObservable, runInAction } from 'mobx';
import { BotCheckStore } from '../../platform/botCheck/index.ts';
import { emailProblem, FieldsStore, type FieldProblem } from '../../platform/fields/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { PasskeySignIn } from '../passkey/index.ts';
import { loginErrorOf, type LoginError } from './LoginError.ts';
import type {
  LoginAction,
  LoginStatus,
  LoginStep,
  LockedUser,
  LoginFieldKey,
  LoginSnapshot,
  LoginValues,
  LoginOptions,
} from './loginState.ts';

type Needs = Pick<Ports, 'analytics' | 'call' | 'reporter' | 'flags' | 'authenticator'>;

/** `passkeyNotUsed`: the shopper did not want to, or has none here. */
type PasskeyOutcome = PasskeySignInOutcome | { kind: 'passkeyNotUsed' };

const hasNetwork = (): boolean => globalThis.navigator?.onLine ?? true;
const isPhone = (): boolean =>
  globalThis.matchMedia?.('(pointer: coarse) and (max-width: 599.98px)').matches ?? false;

/**
 * Signing in, by password or by a code that was mailed. It only says that somebody was signed in: the view calls
 * `finishSignIn`.
 */
export class LoginStore {
  status: LoginStatus = { kind: 'idle' };
  step: LoginStep = 'password';
  /** The email address is given, and not a field: a form that has asked for it before, or knows who signs in. */
  isEmailFixed = false;
  persistentLogin: boolean;
  /** Set when the password has to be recovered: the form makes way for the one that does. */
  forgotten: LockedUser | undefined = undefined;
  /** Where the shopper was going, below the site path. */
  target = '/';
  readonly fields = new FieldsStore<LoginFieldKey>(
    () => (this.step === 'code' ? ['user', 'code'] : ['user', 'password']),
    (name, value) => this.problemOf(name, value),
  );
  readonly bots: BotCheckStore<LoginAction>;
  readonly passkeys: PasskeySignIn;
  private isAgeConfirmed = false;
  /** What a passkey has signed that the shopper chose in a field. */
  private chosen: SignedByPasskey | undefined = undefined;
  /** Whether the page was opened before. */
  private hasArrived = false;
  /** Whether the account of the address has no password yet. */
  private isLight = false;
  private readonly ports: Needs;
  private readonly options: LoginOptions;

  constructor(ports: Needs, options: LoginOptions = {}) {
    this.ports = ports;
    this.options = options;
    this.persistentLogin = this.isPersistentFromStart;
    this.passkeys = new PasskeySignIn(ports);
    this.bots = new BotCheckStore(
      ports,
      async (action) => void (await this.run(action)),
      ...(options.solve ? [options.solve] : []),
    );
    makeAutoObservable<
      LoginStore,
      'ports' | 'options' | 'isAgeConfirmed' | 'hasArrived' | 'isLight' | 'chosen'
    >(
      this,
      {
        ...{ ports: false, options: false, isAgeConfirmed: false, hasArrived: false },
        ...{ isLight: false, fields: false, bots: false, passkeys: false, chosen: false },
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(
    ports: Needs,
    { user, problems, botCheck, ...snapshot }: LoginSnapshot,
    options: LoginOptions = {},
  ): LoginStore {
    const store = Object.assign(new LoginStore(ports, options), snapshot);
    store.fields.fillFromSnapshot({ values: { user }, problems });
    if (botCheck) store.bots.request(botCheck);
    store.hasArrived = true;
    return store;
  }

  /** The state for the browser: the password and the code are never in it. */
  toSnapshot(): LoginSnapshot {
    const { status, step, isEmailFixed, persistentLogin, forgotten, target } = this;
    const { problems } = this.fields.toSnapshot();
    const user = this.fields.raw('user');
    const waiting = this.bots.status;
    return {
      ...{ status, step, isEmailFixed, persistentLogin, forgotten, target, user, problems },
      ...(waiting.kind === 'idle' ? {} : { botCheck: waiting.purpose }),
    };
  }

  /** The email address without spaces around it. */
  get email(): string {
    return this.fields.value('user');
  }

  get isBusy(): boolean {
    return this.status.kind === 'inProgress';
  }

  /** Whether the shopper may choose to stay signed in. */
  get offersPersistentLogin(): boolean {
    return this.ports.flags.value('AIC_PERSISTENT_LOGIN_ENABLED');
  }

  /** Whether the terms are above the button instead of below it. */
  get areTermsFirst(): boolean {
    return this.ports.flags.value('SHOW_TERMS_BEFORE_LOGIN_BUTTON');
  }

  /** Takes an address that was typed elsewhere; `fixed` shows it as text instead of a field. */
  prefill(
    email: string,
    { fixed = false, isLight = false }: { fixed?: boolean; isLight?: boolean } = {},
  ): void {
    this.isLight = isLight;
    if (email.trim() !== this.email) this.forgetSecrets();
    this.fields.type('user', email);
    this.fields.problems.delete('user');
    this.isEmailFixed = fixed;
  }

  /**
   * The shopper comes to the page. The form that recovers a password does not wait there from an earlier visit, except
   * for a blocked user, who is sent there for it.
   */
  arrive(target: string): void {
    this.comeFrom(target);
    if (this.hasArrived && this.forgotten === 'regular') this.remember();
    this.hasArrived = true;
  }

  /** Takes where the shopper was going. */
  comeFrom(target: string): void {
    this.target = target;
  }

  /** The shopper types; the result of the last attempt is no longer shown. */
  type(name: 'user' | 'password' | 'code', text: string): void {
    this.fields.type(name, text);
    if (this.status.kind === 'error') this.status = { kind: 'idle' };
  }

  /** The shopper ticks or unticks “Keep me signed in”. */
  choosePersistent(isPersistent: boolean): void {
    this.persistentLogin = isPersistent;
  }

  /** Takes what a form contains: something may have been typed before hydration. */
  take({ step, persistentLogin, ...values }: LoginValues): void {
    this.step = step;
    this.fields.applyTyped(
      this.isEmailFixed && !values.user ? { ...values, user: this.email } : { ...values },
    );
    if (this.offersPersistentLogin) this.persistentLogin = persistentLogin;
  }

  /** Signs in with the password; a second press while it runs does nothing. `true` when somebody is signed in. */
  async submit({ isAgeConfirmed = false }: { isAgeConfirmed?: boolean } = {}): Promise<boolean> {
    this.isAgeConfirmed = isAgeConfirmed;
    return this.run('password');
  }

  /** Asks for a code by mail, the first or another one. `true` when it is on its way. */
  async sendCode(): Promise<boolean> {
    return this.run('sendCode');
  }

  /** Signs in with the code of the mail. `true` when somebody is signed in. */
  async submitCode(): Promise<boolean> {
    return this.run('code');
  }

  /** Asks for a passkey and signs in with it. `true` when somebody is signed in. */
  async usePasskey(): Promise<boolean> {
    return this.run('passkey');
  }

  /** Offers passkeys in the field of the address, until one signs in or `passkeys.stop` is called. */
  async offerPasskeys(): Promise<void> {
    this.chosen = await this.passkeys.offer().catch((error: unknown) => {
      this.ports.reporter.report('Passkeys could not be offered.', error);
      return undefined;
    });
    if (this.chosen) await this.run('passkey');
  }

  /** Back to the password, without what was wrong. */
  usePassword(): void {
    this.step = 'password';
    this.fields.problems.clear();
    this.fields.type('code', '');
    this.status = { kind: 'idle' };
  }

  /** Shows the form that recovers the password, with the address that was typed. */
  forget(user: LockedUser = 'regular'): void {
    const account = this.isLight ? 'light' : 'full';
    this.options.onForgotten?.({ email: this.email, user, account, target: this.target });
    this.forgotten = user;
    this.status = { kind: 'idle' };
    this.fields.type('password', '');
  }

  /** Back from the form that recovers the password. */
  remember(): void {
    this.forgotten = undefined;
  }

  /** As it was before anything was typed, except for the address. */
  reset(): void {
    this.forgetSecrets();
    this.forgotten = undefined;
    this.isEmailFixed = false;
    this.persistentLogin = this.isPersistentFromStart;
  }

  private get isPersistentFromStart(): boolean {
    const { flags } = this.ports;
    if (!flags.value('AIC_PERSISTENT_LOGIN_ENABLED')) return false;
    return flags.value('PERSISTENT_LOGIN_PRESELECTED') || (this.options.isPersistentByDefault ?? false);
  }

  private forgetSecrets(): void {
    this.usePassword();
    this.fields.type('password', '');
    this.isAgeConfirmed = false;
    this.bots.dismiss();
  }

  private problemOf(name: string, value: string): FieldProblem<LoginFieldKey> | undefined {
    if (name === 'user') return emailProblem(value);
    // Spaces may be part of a password.
    if (name === 'password')
      return this.fields.raw('password') === '' ? { key: 'label.password.missing' } : undefined;
    if (value === '') return { key: 'login.code.missing' };
    return digitsOf(value).length === codeDigits
      ? undefined
      : { key: 'login.code.incomplete', values: { digits: codeDigits } };
  }

  private isValid(action: LoginAction): boolean {
    if (action === 'password' || action === 'code') return this.fields.check();
    this.fields.problems.clear();
    if (action === 'passkey') return true;
    const problem = emailProblem(this.email);
    if (problem) this.fields.refuse('user', problem);
    return problem === undefined;
  }

  private async run(action: LoginAction): Promise<boolean> {
    if (this.isBusy || this.status.kind === 'success') return false;
    this.bots.dismiss();
    this.status = { kind: 'idle' };
    if (!this.isValid(action)) return false;
    this.status = { kind: 'inProgress', action };
    try {
      const outcome = await this.call(action);
      return runInAction(() => this.takeOutcome(action, outcome));
    } catch (error) {
      const reason = loginErrorOf(error, (this.options.isOnline ?? hasNetwork)());
      this.ports.reporter.report('Signing in failed.', error);
      runInAction(() => this.fail(reason));
      return false;
    }
  }

  private call(action: LoginAction): Promise<LoginOutcome | CodeOutcome | PasskeyOutcome | LoginCodeOutcome> {
    const { call } = this.ports;
    const proof = this.bots.consumeProof();
    if (action === 'sendCode') return requestLoginCode(call, this.email, proof);
    const isMobile = (this.options.isMobile ?? isPhone)();
    const { persistentLogin } = this;
    if (action === 'passkey') return this.callByPasskey(proof);
    if (action === 'code')
      return loginByCode(
        call,
        { email: this.email, code: this.fields.value('code'), persistentLogin, isMobile },
        proof,
      );
    const ageConfirmation = this.isAgeConfirmed ? { ageConfirmation: true } : {};
    const password = this.fields.raw('password');
    return login(call, { user: this.email, password, persistentLogin, isMobile, ...ageConfirmation }, proof);
  }

  private async callByPasskey(proof: string | undefined): Promise<PasskeyOutcome> {
    const { persistentLogin } = this;
    const credential = this.chosen ?? (await this.passkeys.ask());
    this.chosen = undefined;
    if (!credential) return { kind: 'passkeyNotUsed' };
    const confirms = this.options.isConfirmation ?? false;
    return this.passkeys.send(credential, { persistentLogin, confirms, proof });
  }

  private takeOutcome(action: LoginAction, outcome: Awaited<ReturnType<LoginStore['call']>>): boolean {
    switch (outcome.kind) {
      case 'signedIn': {
        this.status = { kind: 'success' };
        if (!this.options.isConfirmation)
          this.ports.analytics.track('login', { method: action === 'sendCode' ? 'code' : action });
        this.fields.type('password', '');
        this.fields.type('code', '');
        return true;
      }
      case 'sent': {
        this.step = 'code';
        this.fields.type('code', '');
        this.status = { kind: 'idle' };
        return true;
      }
      case 'justSent': {
        this.step = 'code';
        this.fail({ kind: 'justSent', seconds: outcome.seconds });
        return false;
      }
      case 'botCheckNeeded': {
        this.status = { kind: 'idle' };
        this.bots.request(action);
        return false;
      }
      case 'locked': {
        this.forget(outcome.reason === 'ACCOUNT_LOCKED_CCI' ? 'blocked' : 'regular');
        return false;
      }
      case 'tooMany': {
        this.fail({ kind: 'tooMany', seconds: outcome.seconds });
        return false;
      }
      case 'invalid': {
        this.fields.refuse('user', { key: 'profile.emailparseerror' });
        this.status = { kind: 'idle' };
        return false;
      }
      default: {
        this.fail({ kind: outcome.kind });
        return false;
      }
    }
  }

  private fail(error: LoginError): void {
    this.ports.analytics.track('form_error', { form: 'login', error: error.kind });
    if (error.kind === 'invalidCredentials') this.fields.type('password', '');
    if (error.kind === 'invalidCode' || error.kind === 'codeOver') this.fields.type('code', '');
    this.status = { kind: 'error', error };
  }
}
