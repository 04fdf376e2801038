import type { AccountConsent, ConsentsData, ConsentTexts } from '@touchline/contract/consent/schema';
import { acceptConsents, getAccountConsents, getConsentsData } from '@touchline/contract/client/consent';
import { consentVersions } from '@touchline/contract/client/consentVersions';
import type { ConsentVersions } from '@touchline/contract/client/consentVersions';
import { accountRulesOf } from '@touchline/contract/account/rules';
import { getSite } from '@touchline/contract/client/site';
import { configValue } from '@touchline/contract/config/configTable';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/** The boxes of the page, by the names of the payload. */
export type ConsentBox = 'minAgeConfirmation' | 'AMF' | 'PMF';

export type AccountConsentStatus =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'submitting' }
  | { kind: 'saved' }
  /** The session is over. */
  | { kind: 'signedOut' }
  | { kind: 'tooMany'; seconds: number }
  /** Loading or saving did not work. */
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

/** What the page asks for in its market. */
export interface ConsentDialogs {
  readonly requiredAge: number;
  /** Whether the age was confirmed before: then it is not asked for. */
  readonly isAgeKnown: boolean;
  readonly hasPaidMedia: boolean;
  readonly isPaidMediaRequired: boolean;
  readonly versions: ConsentVersions;
  /** Absent where they could not be loaded: the page then asks in its own words. */
  readonly texts?: { readonly AMF: ConsentTexts; readonly PMF: ConsentTexts };
}

export interface AccountConsentSnapshot {
  status: AccountConsentStatus;
  questions?: ConsentDialogs;
  ticked: readonly ConsentBox[];
  errors: readonly ConsentBox[];
  attempt: number;
}

type Needs = Pick<Ports, 'call' | 'flags'>;

/** What an account agrees to: the use of its data, advertising by its address, and the minimum age. */
export class AccountConsentStore {
  status: AccountConsentStatus = { kind: 'loading' };
  questions: ConsentDialogs | undefined = undefined;
  ticked: readonly ConsentBox[] = [];
  /** The boxes that have to be ticked, once the form was refused. */
  errors: readonly ConsentBox[] = [];
  /** How often the form was refused. */
  attempt = 0;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<AccountConsentStore, 'ports'>(
      this,
      { ports: false, questions: observableRef, ticked: observableRef, errors: observableRef },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: AccountConsentSnapshot): AccountConsentStore {
    return Object.assign(new AccountConsentStore(ports), snapshot);
  }

  toSnapshot(): AccountConsentSnapshot {
    const { status, questions, ticked, errors, attempt } = this;
    return { status, ticked, errors, attempt, ...(questions ? { questions } : {}) };
  }

  /** Loads what the market asks for and what the account has answered. */
  async load(): Promise<void> {
    if (this.questions) return;
    this.status = { kind: 'loading' };
    const { call, flags } = this.ports;
    try {
      const [site, texts, before] = await Promise.all([
        getSite(call),
        getConsentsData(call),
        getAccountConsents(call),
      ]);
      runInAction(() => {
        if (!before) this.status = { kind: 'signedOut' };
        else if (!site) this.status = { kind: 'failed', reason: 'unavailable' };
        else {
          const hasPaidMedia = flags.value('ACCOUNT_PAID_MEDIA_CONSENT');
          const { requiredAge } = accountRulesOf(site.market);
          this.questions = {
            ...{ requiredAge, hasPaidMedia, isAgeKnown: requiredAge === 0 || before.minAgeConfirmed },
            isPaidMediaRequired: configValue(site.market.config, 'paidMediaConsentRequired'),
            versions: consentVersions(texts, site.market.config),
            ...(texts ? { texts: textsOf(texts) } : {}),
          };
          this.ticked = tickedBefore(before.consents, this.questions.versions);
          this.status = { kind: 'ready' };
        }
      });
    } catch (error) {
      this.fail(error);
    }
  }

  /** The boxes of the market, in the order of the page. */
  get boxes(): readonly ConsentBox[] {
    const { questions } = this;
    if (!questions) return [];
    return [
      ...(questions.isAgeKnown ? [] : (['minAgeConfirmation'] as const)),
      'AMF',
      ...(questions.hasPaidMedia ? (['PMF'] as const) : []),
    ];
  }

  isRequired(box: ConsentBox): boolean {
    return box !== 'PMF' || (this.questions?.isPaidMediaRequired ?? false);
  }

  tick(box: ConsentBox, isTicked: boolean): void {
    this.ticked = isTicked ? [...this.ticked, box] : this.ticked.filter((each) => each !== box);
    this.errors = this.errors.filter((each) => each !== box);
    if (this.status.kind === 'saved') this.status = { kind: 'ready' };
  }

  /** Takes the boxes of a form that was posted. */
  fill(boxes: readonly string[]): void {
    this.ticked = this.boxes.filter((box) => boxes.includes(box));
  }

  /** Saves the answers; returns whether they were accepted. */
  async submit(): Promise<boolean> {
    const { questions } = this;
    if (!questions || this.status.kind === 'submitting') return false;
    this.errors = this.boxes.filter((box) => this.isRequired(box) && !this.ticked.includes(box));
    if (this.errors.length > 0) {
      this.attempt += 1;
      return false;
    }
    this.status = { kind: 'submitting' };
    const { versions, hasPaidMedia } = questions;
    const answer = (consentType: 'AMF' | 'PMF', version: string): AccountConsent => ({
      ...{ consentType, version, accepted: this.ticked.includes(consentType) },
    });
    try {
      const outcome = await acceptConsents(this.ports.call, {
        minAgeConfirmation: questions.isAgeKnown || this.ticked.includes('minAgeConfirmation'),
        source: 'consent-page',
        consents: [
          answer('AMF', versions.registration),
          ...(hasPaidMedia ? [answer('PMF', versions.paidMedia)] : []),
        ],
      });
      runInAction(() => {
        if (outcome.kind === 'invalid') {
          this.errors = this.boxes.filter((box) => outcome.errors.some(({ field }) => field === box));
          this.attempt += 1;
          this.status =
            this.errors.length > 0 ? { kind: 'ready' } : { kind: 'failed', reason: 'unavailable' };
        } else if (outcome.kind === 'done') this.status = { kind: 'saved' };
        else this.status = outcome;
      });
      return outcome.kind === 'done';
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  private fail(error: unknown): void {
    const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
    runInAction(() => (this.status = { kind: 'failed', reason }));
  }
}

const textsOf = ({ registration, paidMedia }: ConsentsData) => ({
  AMF: registration.texts,
  PMF: paidMedia.texts,
});

/** What was agreed to before, by the texts of now; nothing else is ticked in advance. */
const tickedBefore = (consents: readonly AccountConsent[], versions: ConsentVersions): ConsentBox[] =>
  consents
    .filter(({ consentType, accepted, version }) => {
      const current = consentType === 'AMF' ? versions.registration : versions.paidMedia;
      return accepted && version === current;
    })
    .map(({ consentType }) => consentType);
