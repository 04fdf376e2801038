import { getGiftCardBalance } from '@touchline/contract/client/giftCard';
import { ApiError, RateLimited } from '@touchline/contract/errors';
import type { GiftCardBalance } from '@touchline/contract/giftCard/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type GiftCardBalanceStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'found'; card: GiftCardBalance }
  /** Wrong, spent, expired, or of another country: which of them is not revealed. */
  | { kind: 'unknown' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface GiftCardBalanceSnapshot {
  status: GiftCardBalanceStatus;
  code: string;
  attempt: number;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Tells what is left on a gift card. */
export class GiftCardBalanceStore {
  status: GiftCardBalanceStatus = { kind: 'idle' };
  code = '';
  /** How often the form was sent; an error is shown from the first time on. */
  attempt = 0;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<GiftCardBalanceStore, 'ports'>(
      this,
      { ports: false, status: observableRef },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: GiftCardBalanceSnapshot): GiftCardBalanceStore {
    return Object.assign(new GiftCardBalanceStore(ports), snapshot);
  }

  toSnapshot(): GiftCardBalanceSnapshot {
    const { status, code, attempt } = this;
    return { status, code, attempt };
  }

  /** The error of the field. */
  get problem(): 'missing' | 'unknown' | undefined {
    if (this.attempt > 0 && this.code.trim() === '') return 'missing';
    return this.status.kind === 'unknown' ? 'unknown' : undefined;
  }

  /** Sets the typed code and clears the result of the one before. */
  type(code: string): void {
    this.code = code;
    if (this.status.kind !== 'submitting') this.status = { kind: 'idle' };
  }

  /** Asks for the balance; a second press while it runs does nothing. `true` when the card is known. */
  async submit(code: string): Promise<boolean> {
    if (this.status.kind === 'submitting') return false;
    this.code = code;
    this.attempt += 1;
    if (code.trim() === '') {
      this.status = { kind: 'idle' };
      return false;
    }
    this.status = { kind: 'submitting' };
    const status = await this.ask(code.trim());
    runInAction(() => (this.status = status));
    return status.kind === 'found';
  }

  private async ask(code: string): Promise<GiftCardBalanceStatus> {
    try {
      const card = await getGiftCardBalance(this.ports.call, code);
      return card ? { kind: 'found', card } : { kind: 'unknown' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter ?? 60 };
      this.ports.reporter.report('The balance of a gift card could not be asked for.', error);
      return { kind: 'failed', reason: failureOf(error) === 'offline' ? 'offline' : 'unavailable' };
    }
  }
}
