import { lookUpEmail, requestLightAccountLink } from '@touchline/contract/client/account';
import type { Lookup } from '@touchline/contract/account/schema';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import { emailProblem } from '../../platform/fields/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/** What happened to the request for the link of a light account. */
export type LinkStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface EmailCheckSnapshot {
  known?: { email: string; type: Lookup['accountType'] };
  link: LinkStatus;
}

type Needs = Pick<Ports, 'call' | 'clock' | 'reporter'>;

/** Whether the typed address has an account already, and the link that a light account gets its password by. */
export class EmailCheckStore {
  /** The last answer. */
  known: { email: string; type: Lookup['accountType'] } | undefined = undefined;
  link: LinkStatus = { kind: 'idle' };
  /** The confirmation that the link was sent; opened by a press, not by what the server says of a posted form. */
  isSentDialogOpen = false;
  private readonly ports: Needs;
  private running: { email: string; answer: Promise<void> } | undefined = undefined;
  /** No look-up before this time: the shop was asked too often. */
  private pausedUntil = 0;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<EmailCheckStore, 'ports' | 'running' | 'pausedUntil'>(
      this,
      { ports: false, running: false, pausedUntil: false },
      { autoBind: true },
    );
  }

  toSnapshot(): EmailCheckSnapshot {
    return { ...(this.known ? { known: { ...this.known } } : {}), link: { ...this.link } };
  }

  fillFromSnapshot({ known, link }: EmailCheckSnapshot): void {
    this.known = known;
    this.link = link;
  }

  /** What is known of an address; `undefined` while it was not looked up, or the look-up failed. */
  typeOf(email: string): Lookup['accountType'] | undefined {
    return this.known?.email === email ? this.known.type : undefined;
  }

  /** Looks an address up, once; a failed look-up is ignored, as registering tells the same. */
  async check(email: string): Promise<Lookup['accountType'] | undefined> {
    if (emailProblem(email)) return undefined;
    if (this.known?.email !== email) {
      if (this.running?.email !== email) this.running = { email, answer: this.lookUp(email) };
      await this.running.answer;
    }
    return this.typeOf(email);
  }

  /** Sends the link by which a light account gets its password, unless a bot check has to come first. */
  async requestLink(email: string, proof?: string): Promise<'botCheckNeeded' | undefined> {
    if (this.link.kind === 'sending') return undefined;
    this.link = { kind: 'sending' };
    const link = await this.askForLink(email, proof);
    runInAction(() => {
      this.link = link === 'botCheckNeeded' ? { kind: 'idle' } : link;
      this.isSentDialogOpen = this.link.kind === 'sent';
    });
    return link === 'botCheckNeeded' ? link : undefined;
  }

  closeSentDialog(): void {
    this.isSentDialogOpen = false;
  }

  private async lookUp(email: string): Promise<void> {
    const now = this.ports.clock.now().getTime();
    if (now < this.pausedUntil) return this.end();
    try {
      const outcome = await lookUpEmail(this.ports.call, email);
      if (outcome.kind === 'tooMany') this.pausedUntil = now + outcome.seconds * 1000;
      if (outcome.kind === 'answered')
        runInAction(() => {
          this.known = { email, type: outcome.accountType };
          this.link = { kind: 'idle' };
        });
    } catch (error) {
      this.ports.reporter.report('An email address could not be looked up.', error);
    }
    this.end();
  }

  private end(): void {
    this.running = undefined;
  }

  private async askForLink(email: string, proof: string | undefined): Promise<LinkStatus | 'botCheckNeeded'> {
    try {
      const outcome = await requestLightAccountLink(this.ports.call, email, proof);
      if (outcome.kind === 'botCheckNeeded') return outcome.kind;
      if (outcome.kind === 'tooMany') return outcome;
      return outcome.kind === 'sent' ? outcome : { kind: 'failed', reason: 'unavailable' };
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('The link of a light account could not be asked for.', error);
      return { kind: 'failed', reason };
    }
  }
}
