import { digitsOf } from '@touchline/contract/contact/digits';
import { confirmCarrierAuthentication, startCarrierAuthentication } from '@touchline/contract/client/carrier';
import { carriers } from '@touchline/contract/account/constants';
import type { Carrier, CarrierCustomer, CarrierIdentity } from '@touchline/contract/account/schema';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import { setIdentity } from '../../platform/keyManagement/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/** Digits of the code that a phone company sends. */
export const carrierCodeDigits = 6;

export type CarrierStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /**
   * `unknownCustomer`: the phone company has no such customer. `invalidCode`: wrong, or too late. `over`: confirmed too
   * long ago. `notOffered`: no phone company is connected to this shop.
   */
  | { kind: 'refused'; reason: 'unknownCustomer' | 'invalidCode' | 'over' | 'notOffered' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface CarrierSnapshot {
  status: CarrierStatus;
  carrier: Carrier;
  authenticationId: string;
  testCode: string;
  userDataToken: string;
}

type Needs = Pick<Ports, 'call' | 'clock' | 'reporter' | 'storage'>;

/** Confirms who a person is by their phone company: their data first, then the code that comes to their phone. */
export class CarrierStore {
  status: CarrierStatus = { kind: 'idle' };
  carrier: Carrier = carriers[0];
  code = '';
  /** Names the request that waits for its code; empty before it was made. */
  authenticationId = '';
  /** The code, where no real phone company is asked; else empty. */
  testCode = '';
  /** Of the confirmed identity, for the registration; empty without one. */
  userDataToken = '';
  isDialogOpen = false;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<CarrierStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  toSnapshot(): CarrierSnapshot {
    const { status, carrier, authenticationId, testCode, userDataToken } = this;
    return { status, carrier, authenticationId, testCode, userDataToken };
  }

  fillFromSnapshot(snapshot: CarrierSnapshot): void {
    Object.assign(this, snapshot);
  }

  /** Whether the code is asked for. */
  get isCodeStep(): boolean {
    return this.authenticationId !== '';
  }

  openDialog(): void {
    this.isDialogOpen = true;
  }

  closeDialog(): void {
    this.isDialogOpen = false;
  }

  choose(carrier: string): void {
    this.carrier = carriers.find((one) => one === carrier) ?? carriers[0];
  }

  type(code: string): void {
    this.code = code;
    if (this.status.kind !== 'submitting') this.status = { kind: 'idle' };
  }

  /** Back to the data of the person; `over` where what was confirmed is no longer accepted. */
  restart(reason?: 'over'): void {
    this.authenticationId = '';
    this.code = '';
    this.userDataToken = '';
    this.status = reason ? { kind: 'refused', reason } : { kind: 'idle' };
  }

  /** Takes the token of a confirmed identity. */
  useToken(userDataToken: string): void {
    this.userDataToken = userDataToken;
  }

  /** Goes on with a request of a form that was posted without JavaScript. */
  resume(authenticationId: string, code: string): void {
    this.authenticationId = authenticationId;
    this.code = code;
  }

  /** Asks the phone company to send a code, unless a bot check has to come first. */
  async start(customer: CarrierCustomer, proof?: string): Promise<'botCheckNeeded' | undefined> {
    if (this.status.kind === 'submitting') return undefined;
    this.status = { kind: 'submitting' };
    try {
      const outcome = await startCarrierAuthentication(
        this.ports.call,
        { ...customer, carrier: this.carrier },
        proof,
      );
      runInAction(() => {
        this.status = { kind: 'idle' };
        if (outcome.kind === 'codeSent') {
          this.authenticationId = outcome.authenticationId;
          this.testCode = outcome.testCode ?? '';
        } else if (outcome.kind === 'tooMany') this.status = outcome;
        else if (outcome.kind !== 'botCheckNeeded') this.status = { kind: 'refused', reason: outcome.kind };
      });
      return outcome.kind === 'botCheckNeeded' ? outcome.kind : undefined;
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  /** Sends the code; a right one gives the identity and its token, and opens the rest of the form. */
  async confirm(): Promise<void> {
    const { authenticationId, code } = this;
    if (this.status.kind === 'submitting') return;
    if (digitsOf(code).length !== carrierCodeDigits) {
      this.status = { kind: 'refused', reason: 'invalidCode' };
      return;
    }
    this.status = { kind: 'submitting' };
    try {
      const outcome = await confirmCarrierAuthentication(this.ports.call, { authenticationId, code });
      runInAction(() => {
        this.status = { kind: 'idle' };
        if (outcome.kind === 'verified') this.accept(outcome);
        else if (outcome.kind === 'tooMany') this.status = outcome;
        else if (outcome.kind !== 'botCheckNeeded') this.status = { kind: 'refused', reason: outcome.kind };
      });
    } catch (error) {
      this.fail(error);
    }
  }

  private accept({ identity, userDataToken }: { identity: CarrierIdentity; userDataToken: string }): void {
    this.isDialogOpen = false;
    setIdentity(this.ports, identity);
    this.useToken(userDataToken);
  }

  private fail(error: unknown): void {
    const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
    this.ports.reporter.report('A phone company could not be asked.', error);
    this.status = { kind: 'failed', reason };
  }
}
