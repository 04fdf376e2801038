import { register } from '@touchline/contract/client/account';
import { getConsentsData } from '@touchline/contract/client/consent';
import { getSite } from '@touchline/contract/client/site';
import type { MobileCountry } from '@touchline/contract/account/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BotCheckStore, type SolveBotChallenge } from '../../platform/botCheck/index.ts';
import { failureOf } from '../../platform/failure/index.ts';
import { FieldsStore, rulesOf, type FieldState, type FieldValues } from '../../platform/fields/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { dateParts, joinDate, readBirthday } from './birthday.ts';
import { carrierCustomer } from './carrierCustomer.ts';
import { CarrierStore, type CarrierSnapshot } from './CarrierStore.ts';
import { ConfirmationStore, type ConfirmationSnapshot } from './ConfirmationStore.ts';
import { EmailCheckStore, type EmailCheckSnapshot } from './EmailCheckStore.ts';
import { isShown, shownFields, verifiedFields, type RegistrationField } from './registrationFields.ts';
import { registrationPayload } from './registrationPayload.ts';
import { registrationMarket, type RegistrationMarket } from './registrationMarket.ts';
import type { RegistrationKey } from './registrationMessages.ts';
import { calloutRules, registrationRules, type PasswordCalloutRule } from './registrationRules.ts';
import { serverProblems } from './serverProblems.ts';

export type RegistrationStatus =
  /** The market's fields are not known yet. */
  | { kind: 'loading' }
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** The account exists, and its owner is signed in. */
  | { kind: 'registered'; email: string }
  /** The address has a full account: its owner signs in instead. */
  | { kind: 'hasAccount'; email: string }
  /** The code of a mail completes the registration. */
  | { kind: 'confirming' }
  /** Refused for another reason than what was typed: `generic.unexpectederror`. */
  | { kind: 'unexpected' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' }
  /** The form could not be loaded. */
  | { kind: 'unavailable'; reason: 'offline' | 'unavailable' };

/** What may need a bot check. */
export type RegistrationPurpose = 'register' | 'link' | 'confirm' | 'carrier';

export interface RegistrationSnapshot {
  status: RegistrationStatus;
  market?: RegistrationMarket;
  fields: ReturnType<FieldsStore<RegistrationKey>['toSnapshot']>;
  mobileCountry: string;
  invitationCode: string;
  returnTo: string;
  attempt: number;
  /** The year of the server, for the years to choose from. */
  currentYear: number;
  emailCheck: EmailCheckSnapshot;
  confirmation?: ConfirmationSnapshot;
  carrier: CarrierSnapshot;
}

type Needs = Pick<Ports, 'call' | 'clock' | 'flags' | 'analytics' | 'reporter' | 'storage'>;

/** Years that the selects of a date of birth go back. */
const yearsBack = 100;

/** Makes a full account: the fields of the market, their rules, the check of the address, and the call. */
export class RegistrationStore {
  status: RegistrationStatus = { kind: 'loading' };
  market: RegistrationMarket | undefined = undefined;
  /** Of the page's address; empty without one. */
  invitationCode = '';
  /** Where the visitor goes afterwards; empty where the place decides. */
  returnTo = '';
  /** How often the form was refused. */
  attempt = 0;
  confirmation: ConfirmationStore | undefined = undefined;
  readonly fields: FieldsStore<RegistrationKey>;
  readonly emailCheck: EmailCheckStore;
  readonly carrier: CarrierStore;
  readonly bots: BotCheckStore<RegistrationPurpose>;
  private mobileCountryCode = '';
  private currentYear: number;
  private readonly ports: Needs;

  constructor(ports: Needs, solve?: SolveBotChallenge) {
    this.ports = ports;
    this.currentYear = ports.clock.now().getUTCFullYear();
    this.emailCheck = new EmailCheckStore(ports);
    this.carrier = new CarrierStore(ports);
    this.bots = new BotCheckStore<RegistrationPurpose>(ports, (purpose) => this.goOn(purpose), solve);
    this.fields = new FieldsStore<RegistrationKey>(
      () => this.names,
      rulesOf(() => this.rules),
    );
    makeAutoObservable<RegistrationStore, 'ports' | 'currentYear'>(
      this,
      {
        ...{
          ports: false,
          currentYear: false,
          fields: false,
          emailCheck: false,
          bots: false,
          carrier: false,
        },
        market: observableRef,
        confirmation: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: RegistrationSnapshot): RegistrationStore {
    const store = new RegistrationStore(ports);
    const { market, invitationCode, returnTo, attempt, currentYear, confirmation } = snapshot;
    store.market = market;
    store.mobileCountryCode = snapshot.mobileCountry;
    Object.assign(store, { invitationCode, returnTo, attempt, currentYear });
    // The page shows that there is an account; the shopper decides to sign in.
    store.status = snapshot.status.kind === 'hasAccount' ? { kind: 'idle' } : snapshot.status;
    store.fields.fillFromSnapshot(snapshot.fields);
    store.emailCheck.fillFromSnapshot(snapshot.emailCheck);
    store.carrier.fillFromSnapshot(snapshot.carrier);
    if (confirmation) store.confirmation = ConfirmationStore.fromSnapshot(ports, confirmation);
    return store;
  }

  /** Everything but the password. */
  toSnapshot(): RegistrationSnapshot {
    const { values, problems } = this.fields.toSnapshot();
    const { password: _, ...kept } = values;
    const { status, market, mobileCountryCode, invitationCode, returnTo, attempt, currentYear } = this;
    return {
      ...{ status, attempt, currentYear, invitationCode, returnTo },
      mobileCountry: mobileCountryCode,
      fields: { values: kept, problems },
      ...(market ? { market } : {}),
      emailCheck: this.emailCheck.toSnapshot(),
      carrier: this.carrier.toSnapshot(),
      ...(this.confirmation ? { confirmation: this.confirmation.toSnapshot() } : {}),
    };
  }

  /** Loads what the market asks for; once. */
  async load(): Promise<void> {
    if (this.market) return;
    this.setStatus({ kind: 'loading' });
    try {
      const { call, flags } = this.ports;
      const [site, consents] = await Promise.all([getSite(call), getConsentsData(call)]);
      if (site) this.open(registrationMarket(site.market, flags, consents));
      else this.setStatus({ kind: 'unavailable', reason: 'unavailable' });
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.setStatus({ kind: 'unavailable', reason });
    }
  }

  /** Takes what the address of the page says. */
  begin({ invitationCode = '', returnTo = '' }: { invitationCode?: string; returnTo?: string }): void {
    this.invitationCode = invitationCode;
    this.returnTo = returnTo;
  }

  /** Fills in the address that was typed elsewhere. */
  prefill(email: string): void {
    if (email) this.fields.type('email', email);
  }

  get isSubmitting(): boolean {
    return this.status.kind === 'submitting';
  }

  /** A field as the form shows it. */
  state(name: RegistrationField): FieldState<RegistrationKey> {
    return this.fields.state(name);
  }

  /** The password and whether it would be accepted. */
  get password(): { value: string; valid: boolean } {
    const { value, valid } = this.state('password');
    return { value, valid };
  }

  /** The date of birth, normalised to `YYYY-MM-DD`; `undefined` when it is none that the shop accepts. */
  get birthday(): string | undefined {
    const { market } = this;
    if (!market || !isShown('dobFields', market)) return undefined;
    const read = readBirthday(this.fields.value('dobFields'), this.ports.clock.now(), market.requiredAge);
    return read.kind === 'valid' ? read.iso : undefined;
  }

  /** First and last year of the selects of a date of birth. */
  get years(): { from: number; to: number } {
    return { from: this.currentYear - yearsBack, to: this.currentYear };
  }

  /** The rules that are listed below the password. */
  get passwordRules(): readonly PasswordCalloutRule[] {
    return this.market ? calloutRules(this.market) : [];
  }

  /** The country that is chosen before the mobile number. */
  get mobileCountry(): MobileCountry | undefined {
    const countries = this.market?.mobileCountries ?? [];
    return countries.find(({ country }) => country === this.mobileCountryCode) ?? countries[0];
  }

  chooseMobileCountry(country: string): void {
    this.mobileCountryCode = country;
  }

  /** The shopper types or ticks. */
  type(name: RegistrationField, text: string): void {
    this.fields.type(name, text);
    const { kind } = this.status;
    if (kind === 'hasAccount' || kind === 'unexpected' || kind === 'tooMany' || kind === 'failed')
      this.status = { kind: 'idle' };
  }

  /** The shopper changes a part of the date of birth. */
  typeDate(part: 'day' | 'month' | 'year', digits: string): void {
    this.type('dobFields', joinDate({ ...dateParts(this.fields.raw('dobFields')), [part]: digits }));
  }

  /** The shopper leaves a field; a typed address is looked up. */
  leave(name: RegistrationField): void {
    // A password that was skipped is missing: nothing else on the form says so before it is sent.
    if (name === 'password') this.fields.type(name, this.fields.raw(name));
    this.fields.leave(name);
    if (name === 'email') void this.emailCheck.check(this.fields.value('email'));
  }

  /** What the form of a page or a browser's autofill holds, as far as the fields are shown. */
  applyTyped(values: Readonly<FieldValues>, mobileCountry?: string): void {
    this.fields.applyTyped(values);
    if (mobileCountry) this.mobileCountryCode = mobileCountry;
  }

  /** Registers; a second press while it runs, or afterwards, does nothing. */
  async submit(): Promise<void> {
    const { market } = this;
    if (!market || this.isSubmitting || this.status.kind === 'registered') return;
    this.setStatus({ kind: 'submitting' });
    this.bots.dismiss();
    const email = this.fields.value('email');
    if ((await this.emailCheck.check(email)) === 'full') return this.setStatus({ kind: 'hasAccount', email });
    if (!this.fields.check()) return this.refuse();
    await this.register(market, email);
  }

  /** Sends the link by which the light account of the typed address gets its password. */
  async requestLink(): Promise<void> {
    const needed = await this.emailCheck.requestLink(this.fields.value('email'), this.bots.consumeProof());
    if (needed) this.bots.request('link');
  }

  /** Sends the code of the mail. */
  async confirm(): Promise<void> {
    const { confirmation } = this;
    if (!confirmation) return;
    const needed = await confirmation.submit(this.bots.consumeProof());
    if (needed) this.bots.request('confirm');
    if (confirmation.status.kind === 'confirmed') this.succeed(confirmation.email);
  }

  /** Fills in what the form of the phone company holds. */
  applyPerson(values: Readonly<FieldValues>, mobileCountry: string): void {
    this.applyTyped(
      Object.fromEntries(verifiedFields.map((name) => [name, values[name] ?? ''])),
      mobileCountry,
    );
  }

  /** Asks the phone company to send a code to the typed number. */
  async startCarrier(): Promise<void> {
    for (const name of verifiedFields) {
      this.fields.type(name, this.fields.raw(name));
      this.fields.leave(name);
    }
    const customer = carrierCustomer(this);
    if (!customer) return this.refuse();
    this.bots.dismiss();
    const needed = await this.carrier.start(customer, this.bots.consumeProof());
    if (needed) this.bots.request('carrier');
  }

  /** Opens the step that asks for the code, from a form that was posted without JavaScript. */
  resume(confirmation: { email: string; ticket: string; code: string }): void {
    this.confirmation = new ConfirmationStore(this.ports, confirmation);
    this.confirmation.type(confirmation.code);
    this.status = { kind: 'confirming' };
  }

  /** The password is not needed any more, and never sent back to the browser. */
  forgetPassword(): void {
    this.fields.type('password', '');
  }

  private get names(): readonly RegistrationField[] {
    return this.market ? shownFields(this.market) : [];
  }

  private get rules() {
    const { market, mobileCountry } = this;
    if (!market || !mobileCountry) return {};
    return registrationRules(market, {
      now: this.ports.clock.now(),
      dateOfBirth: isShown('dobFields', market) ? this.fields.value('dobFields') : '',
      password: this.fields.raw('password'),
      mobileCountry,
    });
  }

  private async register(market: RegistrationMarket, email: string): Promise<void> {
    try {
      // One proof is good for one call: the next attempt needs another.
      const outcome = await register(
        this.ports.call,
        registrationPayload(this, market),
        this.bots.consumeProof(),
      );
      runInAction(() => {
        if (outcome.kind === 'signedIn') this.succeed(email);
        else if (outcome.kind === 'confirmationSent') {
          this.confirmation = new ConfirmationStore(this.ports, { email, ticket: outcome.ticket });
          this.setStatus({ kind: 'confirming' });
        } else if (outcome.kind === 'invalid') {
          if (outcome.validationErrors.some(({ errorCode }) => errorCode === 'USER_DATA_TOKEN_NOT_VALID')) {
            this.carrier.restart('over');
            return this.setStatus({ kind: 'idle' });
          }
          const { fields, isUnexpected } = serverProblems(outcome.validationErrors, market);
          for (const { name, problem } of fields) this.fields.refuse(name, problem);
          this.refuse(isUnexpected ? { kind: 'unexpected' } : { kind: 'idle' });
        } else if (outcome.kind === 'botCheckNeeded') {
          this.bots.request('register');
          this.setStatus({ kind: 'idle' });
        } else this.setStatus(outcome);
      });
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('An account could not be made.', error);
      this.setStatus({ kind: 'failed', reason });
    }
  }

  /** Shows the errors, and tells analytics which. */
  private refuse(status: RegistrationStatus = { kind: 'idle' }): void {
    this.attempt += 1;
    this.status = status;
    for (const { problem } of this.fields.inOrder)
      this.ports.analytics.track('form_error', { form: 'registration', error: problem.key });
    if (status.kind === 'unexpected')
      this.ports.analytics.track('form_error', { form: 'registration', error: 'generic.unexpectederror' });
  }

  private succeed(email: string): void {
    this.ports.analytics.track('registration', { status: 'SUCCESS' });
    this.status = { kind: 'registered', email };
    this.forgetPassword();
  }

  private async goOn(purpose: RegistrationPurpose): Promise<void> {
    if (purpose === 'register') await this.submit();
    else if (purpose === 'link') await this.requestLink();
    else if (purpose === 'carrier') await this.startCarrier();
    else await this.confirm();
  }

  private open(market: RegistrationMarket): void {
    this.market = market;
    this.status = { kind: 'idle' };
  }

  private setStatus(status: RegistrationStatus): void {
    this.status = status;
  }
}
