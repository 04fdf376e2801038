import { sendPrivacyRequest, type PrivacyRequestOutcome } from '@touchline/contract/client/privacyRequest';
import { getSite } from '@touchline/contract/client/site';
import { configValue } from '@touchline/contract/config/configTable';
import {
  locationStates,
  privacyRequestTypes,
  typesOfCategory,
} from '@touchline/contract/privacyRequest/constants';
import { privacyCategoryOf } from '@touchline/contract/privacyRequest/rules';
import type {
  LocationState,
  PrivacyCategory,
  PrivacyRequest,
  PrivacyRequestType,
} from '@touchline/contract/privacyRequest/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BotCheckStore, type SolveBotChallenge } from '../../platform/botCheck/index.ts';
import type { ConsentStore } from '../consent/index.ts';
import { failureOf } from '../../platform/failure/index.ts';
import { FieldsStore, rulesOf, type FieldState, type FieldValues } from '../../platform/fields/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { PrivacyRequestKey } from './privacyRequestMessages.ts';
import { privacyRequestRules, type PrivacyRequestField } from './privacyRequestRules.ts';
import { refusalPlaceOf, type FormRefusal } from './serverProblems.ts';

/** What a market asks for. */
export interface PrivacyMarket {
  readonly category: PrivacyCategory;
  /** Names of the cookies that advertising sets; an objection to sale removes them. */
  readonly advertisingCookies: readonly string[];
  /** The form of another application, which is loaded in place of the shop's own. */
  readonly remote: { readonly origin: string; readonly name: string } | undefined;
}

/** Why a request was not received, besides a field. */
export type PrivacyRequestFailure =
  | { kind: 'failed' }
  | { kind: 'refused'; refusal: FormRefusal }
  | { kind: 'offline' }
  | { kind: 'tooMany'; seconds: number };

/** The form's market: loading, known, or not to be had. */
export type PrivacyRequestLoad = 'loading' | 'ready' | 'offline' | 'unavailable';

/** How far a request is (accounts document, section 4). */
export type PrivacyRequestState = 'open' | 'loading' | 'success' | 'error';

/** Where the form is. */
export type PrivacyRequestPlace = 'PAGE' | 'DIALOG';

export interface PrivacyRequestSnapshot {
  load: PrivacyRequestLoad;
  market?: PrivacyMarket;
  state: Exclude<PrivacyRequestState, 'loading'>;
  failure?: PrivacyRequestFailure;
  attempt: number;
  isBotCheckNeeded: boolean;
  fields: ReturnType<FieldsStore<PrivacyRequestKey>['toSnapshot']>;
}

type Needs = Pick<Ports, 'call' | 'analytics' | 'reporter' | 'storage'>;
/** What an objection to sale needs of the consent. */
export type ObjectingConsent = Pick<ConsentStore, 'doNotSell' | 'sending'>;

/** Asks for a copy of the data, for its deletion, or not to sell it. */
export class PrivacyRequestStore {
  loading: PrivacyRequestLoad = 'loading';
  market: PrivacyMarket | undefined = undefined;
  state: PrivacyRequestState = 'open';
  failure: PrivacyRequestFailure | undefined = undefined;
  /** How often the form was refused. */
  attempt = 0;
  place: PrivacyRequestPlace = 'PAGE';
  /** The page was made by scripts that may not run any more: it reloads as the dialog closes. */
  isReloadDue = false;
  readonly fields: FieldsStore<PrivacyRequestKey>;
  readonly bots: BotCheckStore<'privacyRequest'>;
  private readonly ports: Needs;
  private readonly consent: ObjectingConsent;

  constructor(ports: Needs, consent: ObjectingConsent, solve?: SolveBotChallenge) {
    this.ports = ports;
    this.consent = consent;
    this.bots = new BotCheckStore<'privacyRequest'>(
      ports,
      async () => {
        await this.submit();
      },
      solve,
    );
    this.fields = new FieldsStore<PrivacyRequestKey>(
      () => this.names,
      rulesOf(() => privacyRequestRules),
    );
    makeAutoObservable<PrivacyRequestStore, 'ports' | 'consent'>(
      this,
      {
        ...{ ports: false, consent: false, fields: false, bots: false },
        ...{ market: observableRef, failure: observableRef },
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(
    ports: Needs,
    consent: ObjectingConsent,
    { load, fields, isBotCheckNeeded, ...rest }: PrivacyRequestSnapshot,
  ): PrivacyRequestStore {
    const store = new PrivacyRequestStore(ports, consent);
    Object.assign(store, rest, { loading: load });
    store.fields.fillFromSnapshot(fields);
    if (isBotCheckNeeded) store.bots.request('privacyRequest');
    return store;
  }

  toSnapshot(): PrivacyRequestSnapshot {
    const { loading: load, market, state, failure, attempt } = this;
    return {
      ...{ load, attempt, state: state === 'loading' ? 'open' : state },
      ...(market ? { market } : {}),
      ...(failure ? { failure } : {}),
      isBotCheckNeeded: this.bots.status.kind !== 'idle',
      fields: this.fields.toSnapshot(),
    };
  }

  /** Where somebody lives, where the law of California asks for it. */
  get locationState(): LocationState | undefined {
    return locationStates.find((each) => each === this.fields.value('state'));
  }

  get requestType(): PrivacyRequestType | undefined {
    return privacyRequestTypes.find((each) => each === this.fields.value('requestType'));
  }

  /** What the law offers. */
  get types(): readonly PrivacyRequestType[] {
    return this.market ? typesOfCategory[this.market.category] : [];
  }

  /** The law of California asks first where somebody lives. */
  get asksForState(): boolean {
    return this.market?.category === 'CCPA';
  }

  /** Whether the form is for this visitor. */
  get isOffered(): boolean {
    return !this.asksForState || this.locationState === 'California';
  }

  /** The fields that are shown, in the order of the form: each choice reveals the next ones. */
  get names(): readonly PrivacyRequestField[] {
    const choices: PrivacyRequestField[] = this.asksForState ? ['state'] : [];
    if (!this.isOffered) return choices;
    choices.push('requestType');
    return this.requestType ? [...choices, 'lastName', 'email', 'membershipId'] : choices;
  }

  fieldState(name: PrivacyRequestField): FieldState<PrivacyRequestKey> {
    return this.fields.state(name);
  }

  /** Starts over where the form is opened (again). */
  begin(place: PrivacyRequestPlace): void {
    this.fields.values.clear();
    this.fields.problems.clear();
    this.bots.dismiss();
    Object.assign(this, { place, state: 'open', attempt: 0, isReloadDue: false });
    this.failure = undefined;
  }

  /** Loads what the market asks for; once. */
  async load(): Promise<void> {
    if (this.market) return;
    this.setLoad('loading');
    try {
      const site = await getSite(this.ports.call);
      if (!site) return this.setLoad('unavailable');
      const { config } = site.market;
      const origin = configValue(config, 'privacyRequestOrigin');
      this.open({
        category: privacyCategoryOf(site),
        advertisingCookies: configValue(config, 'advertisingCookies')
          .split(/[\s,]+/)
          .filter(Boolean),
        remote: origin === '' ? undefined : { origin, name: configValue(config, 'privacyRequestName') },
      });
    } catch (error) {
      this.setLoad(failureOf(error) === 'offline' ? 'offline' : 'unavailable');
    }
  }

  /** Shows the form of a market. */
  open(market: PrivacyMarket): void {
    this.market = market;
    this.loading = 'ready';
  }

  /** Something is typed or chosen; its error goes. */
  type(name: PrivacyRequestField, text: string): void {
    this.fields.type(name, text);
    this.fields.problems.delete(name);
  }

  /** A field is left. */
  leave(name: PrivacyRequestField): void {
    this.fields.checkField(name);
  }

  /** Takes what a form sent without JavaScript. */
  applyTyped(values: Readonly<FieldValues>): void {
    for (const [name, value] of Object.entries(values)) this.fields.type(name, value);
  }

  /** Without script each choice is a step of its own: whether the one that was asked for is made. */
  checkChoices(): boolean {
    if (this.asksForState && !this.locationState) this.leave('state');
    else if (!this.asksForState && !this.requestType) this.leave('requestType');
    if (this.fields.problems.size > 0) this.attempt += 1;
    return this.fields.problems.size === 0;
  }

  /** The form of the other application could not be loaded: the shop's own is shown. */
  remoteFailed(error: unknown): void {
    this.ports.reporter.report('The remote form for privacy requests could not be loaded', error);
  }

  /** Sends the request; true when it was received. */
  async submit(): Promise<boolean> {
    const { market } = this;
    if (this.state === 'loading' || !market) return false;
    this.failure = undefined;
    if (!this.fields.check() || !this.requestType) {
      for (const { problem } of this.fields.inOrder) this.track(problem.key);
      this.attempt += 1;
      return false;
    }
    this.state = 'loading';
    try {
      return await this.take(
        await sendPrivacyRequest(this.ports.call, this.payload(market, this.requestType)),
      );
    } catch (error) {
      const kind = failureOf(error) === 'offline' ? 'offline' : 'failed';
      if (kind === 'failed') this.ports.reporter.report('The privacy request failed.', error);
      return this.fail({ kind });
    }
  }

  private payload({ category }: PrivacyMarket, type: PrivacyRequestType): PrivacyRequest {
    const membershipId = this.fields.value('membershipId');
    const proof = this.bots.consumeProof();
    return {
      lastName: this.fields.value('lastName'),
      email: this.fields.value('email'),
      ...(membershipId ? { membershipId } : {}),
      ...{ requestTypes: [type], category, origin: 'SHOP', subOrigin: this.place },
      ...(proof === undefined ? {} : { recaptcha: proof }),
    };
  }

  private async take(outcome: PrivacyRequestOutcome): Promise<boolean> {
    switch (outcome.kind) {
      case 'received':
        return this.succeed();
      case 'failed':
        return this.fail({ kind: 'failed' });
      case 'tooMany':
        return this.fail({ kind: 'tooMany', seconds: outcome.seconds });
      case 'botCheckNeeded': {
        if (!outcome.canProve) return this.fail({ kind: 'failed' });
        this.state = 'open';
        this.bots.request('privacyRequest');
        return false;
      }
      case 'refused': {
        const told = refusalPlaceOf(outcome.field, outcome.message);
        this.track(outcome.message);
        if (told === 'failure') return this.fail({ kind: 'failed' });
        if ('form' in told) return this.fail({ kind: 'refused', refusal: told.form });
        this.fields.refuse(told.field, { key: told.key });
        this.state = 'open';
        this.attempt += 1;
        return false;
      }
    }
  }

  /** After an objection to sale the cookies of advertising go first, then the consent: nothing can write them again. */
  private async succeed(): Promise<true> {
    if (this.requestType === 'DO_NOT_SELL') {
      for (const name of this.market?.advertisingCookies ?? []) this.removeCookie(name);
      this.consent.doNotSell(this.place === 'DIALOG' ? 'dialog' : 'page');
      await this.consent.sending;
    }
    runInAction(() => {
      this.isReloadDue = this.requestType === 'DO_NOT_SELL';
      this.state = 'success';
    });
    return true;
  }

  private removeCookie(name: string): void {
    try {
      this.ports.storage.remove(name, 'cookie');
    } catch (error) {
      this.ports.reporter.report(`The browser could not remove "${name}"`, error);
    }
  }

  private fail(failure: PrivacyRequestFailure): false {
    this.failure = failure;
    this.state = 'error';
    return false;
  }

  private track(error: string): void {
    this.ports.analytics.track('form_error', { form: 'privacyRequest', error });
  }

  private setLoad(load: PrivacyRequestLoad): void {
    this.loading = load;
  }
}
