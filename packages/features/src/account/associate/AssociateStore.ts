import { endAssociateSession, signInAssociate } from '@touchline/contract/client/associate';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/** What an associate types; the code is never kept by a page. */
export interface AssociateValues {
  deviceCode: string;
  employeeId: string;
}

export type AssociateStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'signedIn' }
  /** Nobody has this number on a device with this code; which of the two is wrong is not revealed. */
  | { kind: 'wrong' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface AssociateSnapshot {
  status: AssociateStatus;
  employeeId: string;
  attempt: number;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Signs a store associate in and out. */
export class AssociateStore {
  status: AssociateStatus = { kind: 'idle' };
  values: AssociateValues = { deviceCode: '', employeeId: '' };
  /** How often the form was sent; errors are shown from the first time on. */
  attempt = 0;
  /** The session could not be ended. */
  hasEndFailed = false;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<AssociateStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, { status, employeeId, attempt }: AssociateSnapshot): AssociateStore {
    const values = { deviceCode: '', employeeId };
    return Object.assign(new AssociateStore(ports), { status, attempt, values });
  }

  toSnapshot(): AssociateSnapshot {
    return { status: this.status, employeeId: this.values.employeeId, attempt: this.attempt };
  }

  /** The fields that are empty, after the form was sent. A form that the server answered asks for the code anew. */
  get missing(): readonly (keyof AssociateValues)[] {
    if (this.attempt === 0 || this.status.kind !== 'idle') return [];
    return (['deviceCode', 'employeeId'] as const).filter((name) => this.values[name].trim() === '');
  }

  /** Sets the typed text of a field and clears the result of the last attempt. */
  type(name: keyof AssociateValues, text: string): void {
    this.values[name] = text;
    if (this.status.kind !== 'submitting') this.status = { kind: 'idle' };
  }

  /** Signs in; a second press while it runs does nothing. `true` when the associate is signed in. */
  async signIn(values: AssociateValues): Promise<boolean> {
    if (this.status.kind === 'submitting') return false;
    this.values = { ...values };
    this.attempt += 1;
    this.status = { kind: 'idle' };
    if (this.missing.length > 0) return false;
    this.status = { kind: 'submitting' };
    const status = await this.ask();
    runInAction(() => {
      this.status = status;
      this.values.deviceCode = '';
    });
    return status.kind === 'signedIn';
  }

  /** Ends the session, and empties the bag; `true` when both is done. */
  async end(): Promise<boolean> {
    this.hasEndFailed = false;
    try {
      await endAssociateSession(this.ports.call);
      return true;
    } catch (error) {
      this.ports.reporter.report('The session of an associate could not be ended.', error);
      runInAction(() => (this.hasEndFailed = true));
      return false;
    }
  }

  private async ask(): Promise<AssociateStatus> {
    try {
      const outcome = await signInAssociate(this.ports.call, { ...this.values });
      return outcome.kind === 'signedIn' ? { kind: 'signedIn' } : outcome;
    } catch (error) {
      this.ports.reporter.report('An associate could not sign in.', error);
      return { kind: 'failed', reason: failureOf(error) === 'offline' ? 'offline' : 'unavailable' };
    }
  }
}
