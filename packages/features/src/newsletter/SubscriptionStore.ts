import {
  changeNewsletterPreferences,
  changeOwnNewsletter,
  confirmNewsletter,
  endNewsletter,
  endOwnNewsletter,
  getNewsletterSubscription,
  getOwnNewsletter,
  requestNewsletterLink,
} from '@touchline/contract/client/newsletter';
import type { NewsletterPreferences, NewsletterSubscription } from '@touchline/contract/newsletter/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf } from '../platform/failure/index.ts';
import { emailProblem, FieldsStore } from '../platform/fields/index.ts';
import type { Ports } from '../platform/ports/index.ts';
import type { NewsletterKey } from './newsletterMessages.ts';

export type SubscriptionStatus =
  | { kind: 'loading' }
  | { kind: 'open'; subscription: NewsletterSubscription }
  /** The account's address gets no newsletter. */
  | { kind: 'none' }
  /** The link is wrong or over, or there is none: a new one is offered. */
  | { kind: 'linkOver' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

/** What a visitor can do with a subscription. */
export type SubscriptionAct = 'confirm' | 'save' | 'end' | 'askLink';

export interface SubscriptionSnapshot {
  status: SubscriptionStatus;
  key: string;
  done?: SubscriptionAct;
  problem?: 'failed' | 'offline' | 'tooMany';
  fields: ReturnType<FieldsStore<NewsletterKey>['toSnapshot']>;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** A subscription as its owner sees and changes it: by the link of a mail, or in the account. */
export class SubscriptionStore {
  status: SubscriptionStatus = { kind: 'loading' };
  /** The secret of the link; empty in the account. */
  key = '';
  /** What was done last. */
  done: SubscriptionAct | undefined = undefined;
  /** Why the last act was not done. */
  problem: 'failed' | 'offline' | 'tooMany' | undefined = undefined;
  /** What is being done. */
  running: SubscriptionAct | undefined = undefined;
  /** The address that asks for a new link. */
  readonly fields = new FieldsStore<NewsletterKey>(
    () => ['email'],
    (_, value) => emailProblem(value),
  );
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<SubscriptionStore, 'ports'>(
      this,
      { ports: false, fields: false, status: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, { fields, ...snapshot }: SubscriptionSnapshot): SubscriptionStore {
    const store = Object.assign(new SubscriptionStore(ports), snapshot);
    store.fields.fillFromSnapshot(fields);
    return store;
  }

  toSnapshot(): SubscriptionSnapshot {
    const { status, key, done, problem, fields } = this;
    return {
      ...{ status, key, fields: fields.toSnapshot() },
      ...(done ? { done } : {}),
      ...(problem ? { problem } : {}),
    };
  }

  /** Something was done, or tried, since it was opened. */
  get isActedOn(): boolean {
    return this.done !== undefined || this.problem !== undefined || this.fields.problems.size > 0;
  }

  /** Opens a link; this changes nothing, since mail scanners open links too. */
  async open(key: string): Promise<void> {
    this.key = key;
    this.done = undefined;
    this.problem = undefined;
    if (key === '') return this.set({ kind: 'linkOver' });
    await this.read(async () => {
      const outcome = await getNewsletterSubscription(this.ports.call, key);
      return outcome.kind === 'notActive' ? { kind: 'linkOver' } : outcome;
    });
  }

  /** Opens the subscription of the account's address. */
  async openOwn(): Promise<void> {
    this.key = '';
    await this.read(async () => {
      const outcome = await getOwnNewsletter(this.ports.call);
      if (outcome.kind !== 'open' || outcome.newsletter.state === 'none') return { kind: 'none' };
      return { kind: 'open', subscription: outcome.newsletter };
    });
  }

  /** Confirms the sign-up of the link. */
  confirm(): Promise<boolean> {
    return this.act('confirm', async () => {
      const outcome = await confirmNewsletter(this.ports.call, this.key);
      if (outcome.kind !== 'confirmed') return outcome;
      // From here on the link that is kept.
      runInAction(() => {
        this.key = outcome.key;
      });
      return { kind: 'open', subscription: outcome.subscription };
    });
  }

  /** Saves what comes and how often; without any topic it unsubscribes. */
  save(preferences: NewsletterPreferences): Promise<boolean> {
    return this.act('save', async () => {
      if (this.key !== '') return changeNewsletterPreferences(this.ports.call, this.key, preferences);
      return ownOutcome(await changeOwnNewsletter(this.ports.call, preferences));
    });
  }

  /** Unsubscribes. */
  end(): Promise<boolean> {
    return this.act('end', async () => {
      if (this.key !== '') return endNewsletter(this.ports.call, this.key);
      return ownOutcome(await endOwnNewsletter(this.ports.call));
    });
  }

  /** Asks for a new link; the answer is the same for every address. */
  async askLink(email: string): Promise<boolean> {
    this.fields.type('email', email);
    if (!this.fields.check()) return false;
    this.begin('askLink');
    try {
      const outcome = await requestNewsletterLink(this.ports.call, this.fields.value('email'));
      if (outcome.kind === 'sent') return this.finish('askLink');
      if (outcome.kind === 'refused') this.fields.refuse('email', { key: 'profile.emailparseerror' });
      return this.stop(outcome.kind === 'refused' ? undefined : 'tooMany');
    } catch (error) {
      return this.stop(failureOf(error) === 'offline' ? 'offline' : 'failed');
    }
  }

  private async read(load: () => Promise<SubscriptionStatus>): Promise<void> {
    this.set({ kind: 'loading' });
    try {
      this.set(await load());
    } catch (error) {
      this.set({ kind: 'failed', reason: failureOf(error) === 'offline' ? 'offline' : 'unavailable' });
    }
  }

  private async act(
    act: SubscriptionAct,
    change: () => Promise<SubscriptionStatus | { kind: 'notActive' }>,
  ): Promise<boolean> {
    if (this.running) return false;
    this.begin(act);
    try {
      const outcome = await change();
      if (outcome.kind === 'tooMany') return this.stop('tooMany');
      if (outcome.kind === 'notActive') return this.stop('failed');
      this.set(outcome);
      return outcome.kind === 'open' || outcome.kind === 'none' ? this.finish(act) : this.stop(undefined);
    } catch (error) {
      return this.stop(failureOf(error) === 'offline' ? 'offline' : 'failed');
    }
  }

  private begin(act: SubscriptionAct): void {
    this.running = act;
    this.done = undefined;
    this.problem = undefined;
  }

  private finish(act: SubscriptionAct): true {
    this.running = undefined;
    this.done = act;
    return true;
  }

  private stop(problem: SubscriptionStore['problem']): false {
    this.running = undefined;
    this.problem = problem;
    return false;
  }

  private set(status: SubscriptionStatus): void {
    this.status = status;
  }
}

type OwnOutcome = Awaited<ReturnType<typeof changeOwnNewsletter>>;

function ownOutcome(outcome: OwnOutcome): SubscriptionStatus | { kind: 'notActive' } {
  if (outcome.kind !== 'open') return { kind: 'notActive' };
  if (outcome.newsletter.state === 'none') return { kind: 'none' };
  return { kind: 'open', subscription: outcome.newsletter };
}
