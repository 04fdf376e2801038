import { lookUpEmail } from '@touchline/contract/client/account';
import type { NextStep } from '@touchline/contract/account/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BotCheckStore, type SolveBotChallenge } from '../../platform/botCheck/index.ts';
import { failureOf } from '../../platform/failure/index.ts';
import { emailProblem, FieldsStore, type EmailKey } from '../../platform/fields/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { AfterSignIn } from '../../platform/session/index.ts';
import { viewOf, type AuthFlowPlace, type AuthFlowStep, type AuthFlowView } from './views.ts';

export type LookupStatus = { kind: 'idle' } | { kind: 'lookingUp' } | { kind: 'tooMany'; seconds: number };

export interface AuthFlowStart {
  /** What to show first; `email` works out the rest. @default 'email' */
  view?: AuthFlowView;
  /** An address that is known already. */
  email?: string;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The whole registration, or an account of the address alone. */
export type RegisterSection = 'register' | 'emailAccount';

export interface AuthFlowOptions {
  /** Called when a step is about to be shown: its form takes the address. */
  onStep?: (flow: AuthFlowStore) => void;
  /** Asks what opens for an address without an account. @default 'register' */
  registerSection?: () => Promise<RegisterSection>;
  solve?: SolveBotChallenge;
}

/** The steps of the overlay: one email address, typed once, decides which form follows. */
export class AuthFlowStore {
  step: AuthFlowStep = 'email';
  place: AuthFlowPlace = 'overlay';
  /** What follows once somebody is signed in. */
  after: AfterSignIn = {};
  status: LookupStatus = { kind: 'idle' };
  /** What the look-up permits; all of it before it was asked, and where it does not say. */
  nextSteps: readonly NextStep[] = ['password', 'code', 'register'];
  readonly fields = new FieldsStore<EmailKey>(
    () => ['email'],
    (_, value) => emailProblem(value),
  );
  readonly bots: BotCheckStore<'lookup'>;
  /** The look-up that counts; what an earlier one answers is ignored. */
  private lookup = 0;
  private readonly ports: Needs;
  private readonly onStep: (flow: AuthFlowStore) => void;
  private readonly registerSection: () => Promise<RegisterSection>;

  constructor(
    ports: Needs,
    { onStep = () => undefined, registerSection = async () => 'register', solve }: AuthFlowOptions = {},
  ) {
    this.ports = ports;
    this.onStep = onStep;
    this.registerSection = registerSection;
    this.bots = new BotCheckStore<'lookup'>(ports, () => this.lookUp(), solve);
    makeAutoObservable<AuthFlowStore, 'ports' | 'lookup' | 'onStep' | 'registerSection'>(
      this,
      {
        ports: false,
        onStep: false,
        registerSection: false,
        lookup: false,
        after: observableRef,
        fields: false,
        bots: false,
      },
      { autoBind: true },
    );
  }

  /** The address that goes through all steps, without spaces around it. */
  get email(): string {
    return this.fields.value('email');
  }

  /** Whether the shop does not say if the address has an account: each way in is offered. */
  get isUnknown(): boolean {
    return this.nextSteps.includes('password') && this.nextSteps.includes('register');
  }

  /** Whether a password may sign in; a light account has none, nor one that an external provider has made. */
  get hasPassword(): boolean {
    return this.nextSteps.includes('password') || !this.nextSteps.includes('code');
  }

  /** Whether the account has no password yet. */
  get isLight(): boolean {
    return this.nextSteps.includes('link');
  }

  /** Starts with a view; a known address is not asked for again. `after` says what follows. */
  begin({ view = 'email', email }: AuthFlowStart = {}, after: AfterSignIn = {}): void {
    this.reset();
    this.after = after;
    if (email) this.fields.type('email', email);
    const { step, place } = viewOf(view);
    this.place = place;
    this.show(step);
  }

  /** Takes an address that was typed in one of the forms. */
  carry(email: string): void {
    this.fields.type('email', email);
  }

  /** The shopper types the address. */
  type(email: string): void {
    this.fields.type('email', email);
    if (this.status.kind === 'tooMany') this.status = { kind: 'idle' };
  }

  /** Looks the address up once it is valid, and goes on to the step that it leads to. */
  async submitEmail(): Promise<void> {
    if (this.status.kind === 'lookingUp' || !this.fields.check()) return;
    await this.lookUp();
  }

  /** Shows another step with the same address. */
  show(step: AuthFlowStep): void {
    this.step = step;
    this.onStep(this);
  }

  /** Back to the email step; the address stays in its field. */
  changeEmail(): void {
    this.lookup += 1;
    this.step = 'email';
    this.status = { kind: 'idle' };
    this.bots.dismiss();
  }

  /** As it was before it was opened. */
  reset(): void {
    this.changeEmail();
    this.fields.type('email', '');
    this.fields.problems.clear();
    this.nextSteps = ['password', 'code', 'register'];
    this.after = {};
  }

  private async lookUp(): Promise<void> {
    this.lookup += 1;
    const { lookup } = this;
    this.bots.dismiss();
    this.status = { kind: 'lookingUp' };
    try {
      const outcome = await lookUpEmail(this.ports.call, this.email, this.bots.consumeProof());
      const isNew = outcome.kind === 'answered' && !outcome.nextSteps.some((step) => step !== 'register');
      // Without an answer the whole form opens.
      const section = isNew ? await this.registerSection().catch(() => 'register' as const) : 'register';
      runInAction(() => {
        if (lookup !== this.lookup) return;
        this.status = { kind: 'idle' };
        if (outcome.kind === 'answered') this.goOn(outcome.nextSteps, section);
        else if (outcome.kind === 'tooMany') this.status = outcome;
        else if (outcome.kind === 'botCheckNeeded') this.bots.request('lookup');
        else this.fields.refuse('email', { key: 'profile.emailparseerror' });
      });
    } catch (error) {
      failureOf(error);
      this.ports.reporter.report('An email address could not be looked up.', error);
      runInAction(() => {
        if (lookup !== this.lookup) return;
        // The shopper is not told: signing in and registering work without it.
        this.status = { kind: 'idle' };
        this.show('login');
      });
    }
  }

  private goOn(nextSteps: readonly NextStep[], section: RegisterSection): void {
    this.nextSteps = nextSteps;
    if (nextSteps.includes('link')) this.show('liteAccount');
    else if (nextSteps.includes('password') || nextSteps.includes('code')) this.show('login');
    else this.show(section);
  }
}
