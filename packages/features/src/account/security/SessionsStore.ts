import type { AccountSession } from '@touchline/contract/accountSession/schema';
import type { SessionsOutcome } from '@touchline/contract/client/accountSession';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/accountSession'));
type Calls = Awaited<ReturnType<typeof calls>>;

/** Why no device was signed out. */
export type SessionsProblem =
  Exclude<SessionsOutcome, { kind: 'done' }> | { kind: 'failed'; reason: FailureReason };

export interface SessionsSnapshot {
  status: 'loading' | 'ready' | 'failed';
  sessions: readonly AccountSession[];
  done?: 'one' | 'others';
  problem?: SessionsProblem;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The devices on which the account is signed in. */
export class SessionsStore {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** This device first, then those used last. */
  sessions: readonly AccountSession[] = [];
  /** What was done last; the page says so. */
  done: 'one' | 'others' | undefined = undefined;
  /** Of the last change; it stays until the next one. */
  problem: SessionsProblem | undefined = undefined;
  /** Id of the session that is being ended; `all` for all others. */
  ending: string | undefined = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<SessionsStore, 'ports'>(
      this,
      { ports: false, sessions: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: SessionsSnapshot): SessionsStore {
    return Object.assign(new SessionsStore(ports), snapshot);
  }

  toSnapshot(): SessionsSnapshot {
    const { status, sessions, done, problem } = this;
    return { status, sessions, ...(done ? { done } : {}), ...(problem ? { problem } : {}) };
  }

  /** Whether the account is signed in elsewhere, too. */
  get hasOthers(): boolean {
    return this.sessions.some(({ isCurrent }) => !isCurrent);
  }

  /** Loads the devices; of a visitor who is not signed in there are none. */
  async load(): Promise<void> {
    try {
      const sessions = await (await calls()).getSessions(this.ports.call);
      runInAction(() => {
        this.sessions = sessions ?? [];
        this.status = 'ready';
      });
    } catch (error) {
      this.ports.reporter.report('The devices did not load.', error);
      runInAction(() => (this.status = 'failed'));
    }
  }

  /** Signs another device out. */
  async end(id: string): Promise<boolean> {
    return this.change(id, 'one', ({ endSession }) => endSession(this.ports.call, id));
  }

  /** Signs all other devices out. */
  async endOthers(): Promise<boolean> {
    return this.change('all', 'others', ({ endOtherSessions }) => endOtherSessions(this.ports.call));
  }

  private async change(
    ending: string,
    done: 'one' | 'others',
    send: (client: Calls) => Promise<SessionsOutcome>,
  ): Promise<boolean> {
    if (this.ending !== undefined) return false;
    this.ending = ending;
    this.problem = undefined;
    this.done = undefined;
    const outcome = await calls()
      .then(send)
      .catch((error: unknown) => {
        this.ports.reporter.report('No device could be signed out.', error);
        return { kind: 'failed' as const, reason: failureOf(error) };
      });
    runInAction(() => {
      this.ending = undefined;
      if (outcome.kind === 'done') {
        this.sessions = outcome.sessions;
        this.done = done;
      } else {
        // Signed out elsewhere meanwhile, as was wanted.
        if (outcome.kind === 'gone') this.sessions = this.sessions.filter(({ id }) => id !== ending);
        this.problem = outcome;
      }
    });
    return outcome.kind === 'done';
  }
}
