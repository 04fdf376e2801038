import type { SignUpOutcome } from '@touchline/contract/client/newsletter';
import { captureCampaignSignup, signUpForNewsletter } from '@touchline/contract/client/newsletter';
import { getConsentsData } from '@touchline/contract/client/consent';
import { getSite } from '@touchline/contract/client/site';
import type { NewsletterGender, NewsletterSignup } from '@touchline/contract/newsletter/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BotCheckStore, type SolveBotChallenge } from '../platform/botCheck/index.ts';
import { failureOf } from '../platform/failure/index.ts';
import { FieldsStore, rulesOf, type FieldState, type FieldValues } from '../platform/fields/index.ts';
import type { Ports } from '../platform/ports/index.ts';
import { stored } from '../platform/storage/index.ts';
import { newsletterMarket, type NewsletterMarket } from './newsletterMarket.ts';
import type { NewsletterKey } from './newsletterMessages.ts';
import {
  dateParts,
  isShown,
  joinDate,
  newsletterFields,
  newsletterRules,
  type NewsletterField,
} from './newsletterRules.ts';
import { newsletterEnd } from './storage.ts';

/**
 * How far a sign-up is (accounts document, section 4).
 * - `untouched`, `started`: before and after the first focus of the email field.
 * - `attempted`: the button was pressed; it is being sent, or something has to be corrected.
 */
export type NewsletterState = 'untouched' | 'started' | 'attempted' | 'success' | 'error';

/** Why a sign-up was not accepted, besides a field. */
export type NewsletterFailure =
  /** Another server error than that of the address: at the form. */
  | { kind: 'refused' }
  /** Anything unexpected: `generic.unexpectederror`. */
  | { kind: 'unexpected' }
  | { kind: 'offline' }
  | { kind: 'tooMany'; seconds: number };

/** The form's market: loading, known, or not to be had. */
export type NewsletterLoad = 'loading' | 'ready' | 'offline' | 'unavailable';

/** A campaign that the sign-up belongs to. */
export interface CampaignOfSignup {
  componentId: string;
  trigger: string;
  'cs-version': string;
}

export interface NewsletterSnapshot {
  load: NewsletterLoad;
  market?: NewsletterMarket;
  state: NewsletterState;
  failure?: NewsletterFailure;
  source: string;
  attempt: number;
  campaign?: CampaignOfSignup;
  currentYear: number;
  isAlready: boolean;
  isBotCheckNeeded: boolean;
  fields: ReturnType<FieldsStore<NewsletterKey>['toSnapshot']>;
}

type Needs = Pick<Ports, 'call' | 'clock' | 'analytics' | 'reporter' | 'storage'>;

/** Years that the selects of a date of birth go back. */
const yearsBack = 100;

/** Signs up to the newsletter: the fields of the market, their rules, and the call. */
export class NewsletterStore {
  loading: NewsletterLoad = 'loading';
  market: NewsletterMarket | undefined = undefined;
  state: NewsletterState = 'untouched';
  failure: NewsletterFailure | undefined = undefined;
  isSending = false;
  /** Where the form is; empty for the market's source of header and footer. */
  source = '';
  /** How often the form was refused. */
  attempt = 0;
  /** This browser has signed up before. */
  isAlready = false;
  campaign: CampaignOfSignup | undefined = undefined;
  readonly fields: FieldsStore<NewsletterKey>;
  readonly bots: BotCheckStore<'newsletter'>;
  private currentYear: number;
  private readonly ports: Needs;

  constructor(ports: Needs, solve?: SolveBotChallenge) {
    this.ports = ports;
    this.currentYear = ports.clock.now().getUTCFullYear();
    this.bots = new BotCheckStore<'newsletter'>(
      ports,
      async () => {
        await this.submit();
      },
      solve,
    );
    this.fields = new FieldsStore<NewsletterKey>(
      () => this.names,
      rulesOf(() => (this.market ? newsletterRules(this.market, ports.clock.now()) : {})),
    );
    makeAutoObservable<NewsletterStore, 'ports' | 'currentYear'>(
      this,
      {
        ...{ ports: false, currentYear: false, fields: false, bots: false },
        ...{ market: observableRef, campaign: observableRef, failure: observableRef },
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: NewsletterSnapshot): NewsletterStore {
    const { load, fields, isBotCheckNeeded, ...rest } = snapshot;
    const store = new NewsletterStore(ports);
    Object.assign(store, rest, { loading: load });
    store.fields.fillFromSnapshot(fields);
    if (isBotCheckNeeded) store.bots.request('newsletter');
    return store;
  }

  toSnapshot(): NewsletterSnapshot {
    const { loading: load, market, state, failure, source, attempt, campaign, currentYear, isAlready } = this;
    return {
      ...{ load, state, source, attempt, currentYear, isAlready },
      ...(market ? { market } : {}),
      ...(failure ? { failure } : {}),
      ...(campaign ? { campaign } : {}),
      isBotCheckNeeded: this.bots.status.kind !== 'idle',
      fields: this.fields.toSnapshot(),
    };
  }

  /** The fields that this market shows, in the order of the form. */
  get names(): readonly NewsletterField[] {
    const { market } = this;
    return market ? newsletterFields.filter((name) => isShown(name, market)) : ['email'];
  }

  /** A field as the form shows it. */
  fieldState(name: NewsletterField): FieldState<NewsletterKey> {
    return this.fields.state(name);
  }

  /** First and last year to choose from. */
  get years(): { from: number; to: number } {
    return { from: this.currentYear - yearsBack, to: this.currentYear };
  }

  /** Whether the button may be pressed: nothing is being sent, and every field is as it has to be. */
  get canSubmit(): boolean {
    const isWaiting = this.bots.status.kind !== 'idle';
    return !this.isSending && !isWaiting && this.market !== undefined && this.fields.isComplete;
  }

  /** Starts over where the form is opened (again): what was typed elsewhere, and where it is. */
  begin({
    email = '',
    source = '',
    campaign,
  }: { email?: string; source?: string; campaign?: CampaignOfSignup | undefined } = {}): void {
    this.fields.values.clear();
    this.fields.problems.clear();
    this.bots.dismiss();
    this.state = 'untouched';
    this.failure = undefined;
    this.attempt = 0;
    this.source = source;
    this.campaign = campaign;
    this.isAlready = stored(this.ports).read(newsletterEnd) === 'completed';
    if (email) this.fields.type('email', email);
    if (this.market) this.tickAge(this.market);
  }

  /** Loads what the market asks for; once. */
  async load(): Promise<void> {
    if (this.market) return;
    this.setLoad('loading');
    try {
      const [site, consents] = await Promise.all([
        getSite(this.ports.call),
        getConsentsData(this.ports.call),
      ]);
      if (site) this.open(newsletterMarket(site.market, consents));
      else this.setLoad('unavailable');
    } catch (error) {
      this.setLoad(failureOf(error) === 'offline' ? 'offline' : 'unavailable');
    }
  }

  /** Shows the form of a market. */
  open(market: NewsletterMarket): void {
    this.market = market;
    this.loading = 'ready';
    this.tickAge(market);
  }

  /** The first focus of the email field is tracked. */
  start(): void {
    if (this.state !== 'untouched') return;
    this.state = 'started';
    this.tell('STARTED');
  }

  type(name: NewsletterField, text: string): void {
    this.fields.type(name, text);
  }

  /** A part of the date of birth is typed. */
  typeDate(part: 'day' | 'month' | 'year', digits: string): void {
    this.fields.type('birthday', joinDate({ ...dateParts(this.fields.raw('birthday')), [part]: digits }));
  }

  /** A field is left: an empty one that is required shows so at once. */
  leave(name: NewsletterField): void {
    this.fields.checkField(name);
  }

  /** The visitor wants to sign another address up. */
  signUpAnother(): void {
    this.isAlready = false;
  }

  /** Back to the form after a failure; what was typed is still there. */
  retry(): void {
    this.state = 'attempted';
    this.failure = undefined;
  }

  /** Takes what a form sent without JavaScript. */
  applyTyped(values: Readonly<FieldValues>): void {
    this.fields.applyTyped(values);
  }

  /** Sends the sign-up; `gender` is that of the pressed button. */
  async submit(gender?: NewsletterGender): Promise<boolean> {
    if (this.isSending || !this.market) return false;
    if (gender !== undefined) this.fields.type('gender', gender);
    this.state = 'attempted';
    this.failure = undefined;
    this.tell('ATTEMPTED');
    if (!this.fields.check()) {
      for (const { problem } of this.fields.inOrder)
        this.ports.analytics.track('form_error', { form: 'newsletter', error: problem.key });
      this.attempt += 1;
      return false;
    }
    this.isSending = true;
    try {
      const outcome = await this.send(this.payload(this.market));
      return this.take(outcome);
    } catch (error) {
      const kind = failureOf(error) === 'offline' ? 'offline' : 'unexpected';
      if (kind === 'unexpected') this.ports.reporter.report('The newsletter sign-up failed.', error);
      this.fail({ kind });
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private send(body: NewsletterSignup): Promise<SignUpOutcome> {
    const { campaign } = this;
    return campaign
      ? captureCampaignSignup(this.ports.call, { ...body, ...campaign })
      : signUpForNewsletter(this.ports.call, body);
  }

  private payload(market: NewsletterMarket): NewsletterSignup {
    const isTicked = (name: NewsletterField): boolean => this.fields.value(name) !== '';
    const gender = this.fields.value('gender');
    const proof = this.bots.consumeProof();
    const { year, month, day } = dateParts(this.fields.value('birthday'));
    return {
      email: this.fields.value('email'),
      ...(gender === 'Male' || gender === 'Female' ? { gender } : {}),
      source: this.source || market.sourceId,
      consentVersion: market.consentVersion,
      ageconfirmation: isTicked('ageconfirmation'),
      ...(isShown('birthday', market)
        ? { birthday: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
        : {}),
      ...(isShown('marketingConsent', market) ? { marketingConsent: isTicked('marketingConsent') } : {}),
      ...(isShown('terms', market) ? { terms: isTicked('terms') } : {}),
      ...(isShown('personalData', market) ? { personalData: isTicked('personalData') } : {}),
      ...(proof === undefined ? {} : { recaptcha: proof }),
    };
  }

  private take(outcome: SignUpOutcome): boolean {
    switch (outcome.kind) {
      case 'signedUp': {
        this.state = 'success';
        stored(this.ports).write(newsletterEnd, 'completed');
        this.tell('SUCCESS');
        return true;
      }
      case 'refused': {
        this.ports.analytics.track('form_error', { form: 'newsletter', error: outcome.message });
        this.attempt += 1;
        if (outcome.field === 'email') this.fields.refuse('email', { key: 'profile.email.missing' });
        else this.failure = { kind: 'refused' };
        return false;
      }
      case 'botCheckNeeded': {
        if (outcome.canProve) this.bots.request('newsletter');
        else this.fail({ kind: 'unexpected' });
        return false;
      }
      case 'tooMany': {
        this.failure = { kind: 'tooMany', seconds: outcome.seconds };
        return false;
      }
      case 'campaignOver': {
        this.fail({ kind: 'unexpected' });
        return false;
      }
    }
  }

  private fail(failure: NewsletterFailure): void {
    this.failure = failure;
    if (failure.kind === 'unexpected') this.state = 'error';
    this.tell('ERROR');
  }

  private tell(status: 'STARTED' | 'ATTEMPTED' | 'SUCCESS' | 'ERROR'): void {
    this.ports.analytics.track('newsletter', {
      status,
      source: this.source || (this.market?.sourceId ?? ''),
    });
  }

  private tickAge(market: NewsletterMarket): void {
    if (market.hasAgeBox && market.isAgeTicked) this.fields.fill({ ageconfirmation: 'true' });
  }

  private setLoad(load: NewsletterLoad): void {
    this.loading = load;
  }
}
