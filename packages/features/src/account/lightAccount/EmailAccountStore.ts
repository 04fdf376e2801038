import { activateLightAccount } from '@touchline/contract/client/account';
import { makeAutoObservable, runInAction } from 'mobx';
import { BotCheckStore, type SolveBotChallenge } from '../../platform/botCheck/index.ts';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { LinkStatus } from './LightAccountStore.ts';

/** The place that the account is said to come from. */
export const emailAccountSourceId = 'authFlow';

export interface EmailAccountOptions {
  /** Years a person must have in this market; 0 for no limit. */
  requiredAge: number;
  /** The bag that the account is made with; `undefined` while there is none. */
  basketId?: () => string | undefined;
  solve?: SolveBotChallenge;
}

/** Makes an account of nothing but an email address; the link of a mail gives it its password. */
export class EmailAccountStore {
  status: LinkStatus = { kind: 'idle' };
  email = '';
  isAgeConfirmed = false;
  /** The age was not confirmed when the form was sent. */
  isAgeMissing = false;
  /** How often the form was sent. */
  attempt = 0;
  readonly requiredAge: number;
  readonly bots: BotCheckStore<'link'>;
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;
  private readonly basketId: () => string | undefined;

  constructor(
    ports: EmailAccountStore['ports'],
    { requiredAge, basketId = () => undefined, solve }: EmailAccountOptions,
  ) {
    this.ports = ports;
    this.requiredAge = requiredAge;
    this.basketId = basketId;
    this.bots = new BotCheckStore<'link'>(ports, async () => void (await this.activate()), solve);
    makeAutoObservable<EmailAccountStore, 'ports' | 'basketId'>(
      this,
      { ports: false, basketId: false, bots: false, requiredAge: false },
      { autoBind: true },
    );
  }

  /** Takes the address; what was said about another one is gone. */
  begin(email: string): void {
    this.email = email;
    this.status = { kind: 'idle' };
    this.isAgeMissing = false;
    this.bots.dismiss();
  }

  /** The shopper ticks or unticks that they are old enough. */
  confirmAge(isConfirmed: boolean): void {
    this.isAgeConfirmed = isConfirmed;
    if (isConfirmed) this.isAgeMissing = false;
  }

  /** Makes the account and asks for its link; a second press while it runs does nothing. `true` when it is on its way. */
  async activate(): Promise<boolean> {
    if (this.status.kind === 'sending' || this.status.kind === 'sent') return false;
    this.attempt += 1;
    this.isAgeMissing = this.requiredAge > 0 && !this.isAgeConfirmed;
    if (this.isAgeMissing) return false;
    this.bots.dismiss();
    this.status = { kind: 'sending' };
    const status = await this.send();
    runInAction(() => (this.status = status));
    return status.kind === 'sent';
  }

  private async send(): Promise<LinkStatus> {
    const { email, isAgeConfirmed } = this;
    const basketId = this.basketId();
    const body = {
      ...{ sourceId: emailAccountSourceId, email, sendActivationEmail: true },
      minAgeConfirmation: isAgeConfirmed,
      ...(basketId === undefined ? {} : { basketId }),
    };
    try {
      const outcome = await activateLightAccount(this.ports.call, body, this.bots.consumeProof());
      if (outcome.kind === 'sent') return { kind: 'sent' };
      if (outcome.kind === 'tooMany')
        return { kind: 'failed', failure: { kind: 'tooMany', seconds: outcome.seconds } };
      if (outcome.kind === 'invalid') return { kind: 'failed', failure: { kind: 'unavailable' } };
      this.bots.request('link');
      return { kind: 'idle' };
    } catch (error) {
      const kind = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('An account of an email address could not be made.', error);
      return { kind: 'failed', failure: { kind } };
    }
  }
}
