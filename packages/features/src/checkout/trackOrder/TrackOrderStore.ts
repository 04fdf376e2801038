import { maxEmailLength } from '@touchline/contract/account/constants';
import { isEmail } from '@touchline/contract/contact/emailAddress';
import { findOrder, type FindOutcome } from '@touchline/contract/client/orderLink';
import { searchOrderEncrypted } from '@touchline/contract/client/documents';
import { maxOrderNumberLength, type OrderLink } from '@touchline/contract/order/linkSchema';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/** The fields by which an order is found. */
export interface TrackOrderValues {
  orderNumber: string;
  email: string;
}

/** The error of a field, shown next to it. */
export type TrackOrderProblem = 'missing' | 'tooLong' | 'invalid';

export type TrackOrderStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** The order was found: `path` is its page, from the root of the shop. */
  | { kind: 'found'; path: string }
  /** No order has this number and this address; which of the two is wrong is not revealed. */
  | { kind: 'notFound' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface TrackOrderSnapshot {
  status: TrackOrderStatus;
  values: TrackOrderValues;
  attempt: number;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Finds an order by its number and the email address it was placed with. */
export class TrackOrderStore {
  status: TrackOrderStatus = { kind: 'idle' };
  values: TrackOrderValues = { orderNumber: '', email: '' };
  /** How often the form was sent; errors are shown from the first time on. */
  attempt = 0;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<TrackOrderStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: TrackOrderSnapshot): TrackOrderStore {
    return Object.assign(new TrackOrderStore(ports), snapshot);
  }

  toSnapshot(): TrackOrderSnapshot {
    const { status, values, attempt } = this;
    return { status, values: { ...values }, attempt };
  }

  /** The error of each field; empty before the form was sent. */
  get problems(): Partial<Record<keyof TrackOrderValues, TrackOrderProblem>> {
    if (this.attempt === 0) return {};
    const orderNumber = problemOf(this.values.orderNumber, maxOrderNumberLength);
    const email = problemOf(this.values.email, maxEmailLength, isEmail);
    return { ...(orderNumber ? { orderNumber } : {}), ...(email ? { email } : {}) };
  }

  get isInvalid(): boolean {
    return Object.keys(this.problems).length > 0;
  }

  /** Sets the typed text of a field and clears the result of the last attempt. */
  type(name: keyof TrackOrderValues, text: string): void {
    this.values[name] = text;
    if (this.status.kind !== 'submitting') this.status = { kind: 'idle' };
  }

  /** Searches for the order; a second press while it runs does nothing. `true` when it was found. */
  async submit(values: TrackOrderValues = this.values): Promise<boolean> {
    if (this.status.kind === 'submitting') return false;
    this.values = { ...values };
    this.attempt += 1;
    if (this.isInvalid) {
      this.status = { kind: 'idle' };
      return false;
    }
    const { orderNumber, email } = this.values;
    return this.find(() => findOrder(this.ports.call, { orderId: orderNumber.trim(), email: email.trim() }));
  }

  /** Searches by the encrypted token of a mail's link. `true` when it was found; else the form says why. */
  open(search: string): Promise<boolean> {
    return this.find(() => searchOrderEncrypted(this.ports.call, search));
  }

  private async find(search: () => Promise<FindOutcome>): Promise<boolean> {
    this.status = { kind: 'submitting' };
    const status = await this.outcomeOf(search);
    runInAction(() => {
      this.status = status;
    });
    return status.kind === 'found';
  }

  private async outcomeOf(search: () => Promise<FindOutcome>): Promise<TrackOrderStatus> {
    try {
      const outcome = await search();
      if (outcome.kind === 'found') return { kind: 'found', path: pathOf(outcome.link) };
      return outcome;
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('An order could not be looked for.', error);
      return { kind: 'failed', reason };
    }
  }
}

/** The page of a link, from the root of the shop: on the site the order was placed on. */
const pathOf = ({ sitePath, key }: OrderLink): string => `/${sitePath}/order?key=${key}`;

function problemOf(
  text: string,
  maxLength: number,
  isRight: (text: string) => boolean = () => true,
): TrackOrderProblem | undefined {
  const typed = text.trim();
  if (typed === '') return 'missing';
  if (typed.length > maxLength) return 'tooLong';
  return isRight(typed) ? undefined : 'invalid';
}
