import { requestLightAccountLink } from '@touchline/contract/client/account';
import { makeAutoObservable, runInAction } from 'mobx';
import { BotCheckStore, type SolveBotChallenge } from '../../platform/botCheck/index.ts';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/** Why no link was sent. */
export type LinkFailure =
  { kind: 'tooMany'; seconds: number } | { kind: 'offline' } | { kind: 'unavailable' };

export type LinkStatus =
  { kind: 'idle' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; failure: LinkFailure };

/** Asks for the mail by which a light account gets its password. */
export class LightAccountStore {
  status: LinkStatus = { kind: 'idle' };
  /** The address of the account. */
  email = '';
  readonly bots: BotCheckStore<'link'>;
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;

  constructor(ports: LightAccountStore['ports'], solve?: SolveBotChallenge) {
    this.ports = ports;
    this.bots = new BotCheckStore<'link'>(ports, async () => void (await this.requestLink()), solve);
    makeAutoObservable<LightAccountStore, 'ports'>(this, { ports: false, bots: false }, { autoBind: true });
  }

  /** Takes the address; what was said about another one is gone. */
  begin(email: string): void {
    if (email === this.email && this.status.kind === 'sending') return;
    this.email = email;
    this.status = { kind: 'idle' };
    this.bots.dismiss();
  }

  /** Asks for the link; a second press while it runs does nothing. `true` when it is on its way. */
  async requestLink(): Promise<boolean> {
    if (this.status.kind === 'sending' || this.status.kind === 'sent') return false;
    this.bots.dismiss();
    this.status = { kind: 'sending' };
    const status = await this.send();
    runInAction(() => (this.status = status));
    return status.kind === 'sent';
  }

  private async send(): Promise<LinkStatus> {
    try {
      const outcome = await requestLightAccountLink(this.ports.call, this.email, this.bots.consumeProof());
      if (outcome.kind === 'sent') return { kind: 'sent' };
      if (outcome.kind === 'tooMany')
        return { kind: 'failed', failure: { kind: 'tooMany', seconds: outcome.seconds } };
      if (outcome.kind === 'invalid') return { kind: 'failed', failure: { kind: 'unavailable' } };
      this.bots.request('link');
      return { kind: 'idle' };
    } catch (error) {
      const kind = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('The link for a password could not be asked for.', error);
      return { kind: 'failed', failure: { kind } };
    }
  }
}
