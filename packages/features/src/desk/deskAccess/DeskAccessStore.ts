import { endDeskSession, signInToDesk } from '@touchline/contract/client/desk';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type DeskAccess =
  | { kind: 'signingIn' }
  | { kind: 'signedIn' }
  /** `over`: the link was used or is too old; `noLink`: there is none in the address. */
  | { kind: 'signedOut'; why: 'over' | 'noLink' | 'left' | 'ended' }
  | { kind: 'tooMany' }
  | { kind: 'failed'; reason: FailureReason };

type AccessPorts = Pick<Ports, 'call' | 'reporter'>;

/** Whether an owner is signed in to the desk. */
export class DeskAccessStore {
  status: DeskAccess = { kind: 'signedOut', why: 'noLink' };
  private readonly ports: AccessPorts;

  constructor(ports: AccessPorts) {
    this.ports = ports;
    makeAutoObservable<DeskAccessStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** Signs in by the one-time link of the address; a link that was used says so. */
  async signIn(link: string): Promise<void> {
    this.status = { kind: 'signingIn' };
    try {
      const { kind } = await signInToDesk(this.ports.call, link);
      runInAction(() => {
        if (kind === 'signedIn') this.status = { kind };
        else this.status = kind === 'over' ? { kind: 'signedOut', why: 'over' } : { kind: 'tooMany' };
      });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Ends the session on this device. */
  async signOut(): Promise<void> {
    try {
      await endDeskSession(this.ports.call);
      runInAction(() => {
        this.status = { kind: 'signedOut', why: 'left' };
      });
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.ports.reporter.report('The desk’s session could not be changed.', error);
    runInAction(() => {
      const reason = failureOf(error);
      this.status = reason === 'signIn' ? { kind: 'signedOut', why: 'ended' } : { kind: 'failed', reason };
    });
  }
}
