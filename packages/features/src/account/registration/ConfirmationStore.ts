import { digitsOf } from '@touchline/contract/contact/digits';
import { loginByCode } from '@touchline/contract/client/account';
import { codeDigits } from '@touchline/contract/account/constants';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type ConfirmationStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'confirmed' }
  /** `incomplete`: digits are missing. `wrong`: wrong, used, or over. */
  | { kind: 'refused'; reason: 'incomplete' | 'wrong' | 'locked' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface ConfirmationSnapshot {
  email: string;
  ticket: string;
  status: ConfirmationStatus;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The code of the mail that completes a registration, in a shop that never says whether an address is in use. */
export class ConfirmationStore {
  readonly email: string;
  /** Shows that whoever chose the password also reads the mail. */
  readonly ticket: string;
  code = '';
  status: ConfirmationStatus = { kind: 'idle' };
  private readonly ports: Needs;

  constructor(ports: Needs, { email, ticket }: { email: string; ticket: string }) {
    this.ports = ports;
    this.email = email;
    this.ticket = ticket;
    makeAutoObservable<ConfirmationStore, 'ports'>(
      this,
      { ports: false, email: false, ticket: false },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: ConfirmationSnapshot): ConfirmationStore {
    return Object.assign(new ConfirmationStore(ports, snapshot), { status: snapshot.status });
  }

  toSnapshot(): ConfirmationSnapshot {
    const { email, ticket, status } = this;
    return { email, ticket, status };
  }

  type(code: string): void {
    this.code = code;
    if (this.status.kind !== 'submitting') this.status = { kind: 'idle' };
  }

  /** Sends the code; a second press while it runs does nothing. `proof` is that of a bot check. */
  async submit(proof?: string): Promise<'botCheckNeeded' | undefined> {
    if (this.status.kind === 'submitting' || this.status.kind === 'confirmed') return undefined;
    if (digitsOf(this.code).length !== codeDigits) {
      this.status = { kind: 'refused', reason: 'incomplete' };
      return undefined;
    }
    this.status = { kind: 'submitting' };
    const status = await this.send(proof);
    runInAction(() => {
      this.status = status === 'botCheckNeeded' ? { kind: 'idle' } : status;
    });
    return status === 'botCheckNeeded' ? status : undefined;
  }

  private async send(proof: string | undefined): Promise<ConfirmationStatus | 'botCheckNeeded'> {
    const { email, ticket, code } = this;
    try {
      const outcome = await loginByCode(
        this.ports.call,
        { email, code, ticket, persistentLogin: false, isMobile: false },
        proof,
      );
      if (outcome.kind === 'signedIn') return { kind: 'confirmed' };
      if (outcome.kind === 'invalidCode' || outcome.kind === 'codeOver')
        return { kind: 'refused', reason: 'wrong' };
      if (outcome.kind === 'locked') return { kind: 'refused', reason: 'locked' };
      return outcome.kind === 'tooMany' ? outcome : 'botCheckNeeded';
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      this.ports.reporter.report('A registration could not be confirmed.', error);
      return { kind: 'failed', reason };
    }
  }
}
