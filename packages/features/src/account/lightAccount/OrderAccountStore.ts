import { requestOrderAccountLink } from '@touchline/contract/client/account';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { LinkStatus } from './LightAccountStore.ts';

/** Makes an account of an order: sends the link to the address that the order was placed with. */
export class OrderAccountStore {
  status: LinkStatus = { kind: 'idle' };
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;

  constructor(ports: OrderAccountStore['ports'], status: LinkStatus = { kind: 'idle' }) {
    this.ports = ports;
    this.status = status;
    makeAutoObservable<OrderAccountStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  toSnapshot(): LinkStatus {
    return { ...this.status };
  }

  /** Asks for the link; `key` is the secret of the order's own link. `true` when it is on its way. */
  async request(key: string): Promise<boolean> {
    if (this.status.kind === 'sending' || this.status.kind === 'sent') return false;
    this.status = { kind: 'sending' };
    const status = await this.send(key);
    runInAction(() => (this.status = status));
    return status.kind === 'sent';
  }

  private async send(key: string): Promise<LinkStatus> {
    try {
      const outcome = await requestOrderAccountLink(this.ports.call, key);
      if (outcome.kind === 'sent') return { kind: 'sent' };
      if (outcome.kind === 'tooMany')
        return { kind: 'failed', failure: { kind: 'tooMany', seconds: outcome.seconds } };
      return { kind: 'failed', failure: { kind: 'unavailable' } };
    } catch (error) {
      const kind = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('The link for an account could not be asked for.', error);
      return { kind: 'failed', failure: { kind } };
    }
  }
}
