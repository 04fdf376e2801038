import type { Passkey, Passkeys } from '@touchline/contract/passkey/schema';
import type { PasskeyRefusal, PasskeysOutcome } from '@touchline/contract/client/passkey';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Authenticator, Ports } from '../../platform/ports/index.ts';
import { FreshSignInWait } from '../../platform/session/index.ts';
import { browserAuthenticator } from '../passkey/index.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/passkey'));
type Calls = Awaited<ReturnType<typeof calls>>;

/** What is done to a passkey; the one that is new has no id. */
export type PasskeyAction = 'add' | 'rename' | 'remove';

/** Why the last change was not made. `left`: the shopper ended the browser's question. */
export type PasskeyProblem =
  | Exclude<PasskeyRefusal, { kind: 'freshSignInNeeded' }>
  | { kind: 'left' }
  | { kind: 'failed'; reason: FailureReason };

export interface PasskeysSnapshot {
  status: 'loading' | 'ready' | 'failed';
  passkeys: readonly Passkey[];
  hasOtherWay: boolean;
  done?: PasskeyAction;
  problem?: PasskeyProblem;
}

type Needs = Pick<Ports, 'call' | 'reporter' | 'authenticator'>;

/** The passkeys of the account. */
export class PasskeysStore {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** The newest first. */
  passkeys: readonly Passkey[] = [];
  /** Whether the account can be signed in to without a passkey. */
  hasOtherWay = true;
  /** What was done last; the page says so. */
  done: PasskeyAction | undefined = undefined;
  /** Of the last change; it stays until the next one. */
  problem: PasskeyProblem | undefined = undefined;
  /** What is being done, and to which passkey; `''` for a new one. */
  running: { action: PasskeyAction; id: string } | undefined = undefined;
  /** Id of the passkey whose name is being typed. */
  naming: string | undefined = undefined;
  /** What waits for a fresh sign-in. */
  readonly wait = new FreshSignInWait();
  private readonly ports: Needs;
  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<PasskeysStore, 'ports'>(
      this,
      { ports: false, wait: false, passkeys: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: PasskeysSnapshot): PasskeysStore {
    return Object.assign(new PasskeysStore(ports), snapshot);
  }

  toSnapshot(): PasskeysSnapshot {
    const { status, passkeys, hasOtherWay, done, problem } = this;
    return {
      ...{ status, passkeys, hasOtherWay },
      ...(done ? { done } : {}),
      ...(problem ? { problem } : {}),
    };
  }

  /** Whether this browser can make a passkey. Only in the browser. */
  get isSupported(): boolean {
    return this.authenticator.isSupported();
  }

  /** Whether a passkey may be removed: the last way to sign in stays. */
  get canRemove(): boolean {
    return this.hasOtherWay || this.passkeys.length > 1;
  }

  /** Loads the passkeys; of a visitor who is not signed in there are none. */
  async load(): Promise<void> {
    try {
      const answer = await (await calls()).getPasskeys(this.ports.call);
      runInAction(() => {
        if (answer) this.take(answer);
        this.status = 'ready';
      });
    } catch (error) {
      this.ports.reporter.report('The passkeys did not load.', error);
      runInAction(() => (this.status = 'failed'));
    }
  }

  /** Shows the field for the name of a passkey, or leaves it. */
  rename(id: string | undefined): void {
    this.naming = id;
    this.done = undefined;
    this.problem = undefined;
  }

  /** Has the browser make a passkey, and keeps it; without a name it has the one of the device. */
  async add(name: string): Promise<boolean> {
    return this.change('add', '', async (client) => {
      const started = await client.startPasskey(this.ports.call);
      if (started.kind !== 'started') return started;
      const made = await this.authenticator.create(started.options);
      return made.kind === 'created'
        ? client.addPasskey(this.ports.call, { name, credential: made.credential })
        : made;
    });
  }

  /** Gives a passkey another name; an empty one leaves it as it is. */
  async saveName(id: string, name: string): Promise<boolean> {
    if (name.trim() === '') {
      this.rename(undefined);
      return false;
    }
    return this.change('rename', id, (client) => client.renamePasskey(this.ports.call, id, name));
  }

  /** Removes a passkey. */
  async remove(id: string): Promise<boolean> {
    return this.change('remove', id, (client) => client.removePasskey(this.ports.call, id));
  }

  private take({ passkeys, hasOtherWay }: Passkeys): void {
    this.passkeys = passkeys;
    this.hasOtherWay = hasOtherWay;
  }

  private get authenticator(): Authenticator {
    return this.ports.authenticator ?? browserAuthenticator;
  }

  private async change(
    action: PasskeyAction,
    id: string,
    send: (client: Calls) => Promise<PasskeysOutcome | { kind: 'left' }>,
  ): Promise<boolean> {
    if (this.running) return false;
    this.running = { action, id };
    this.problem = undefined;
    this.done = undefined;
    const outcome = await calls()
      .then(send)
      .catch((error: unknown) => {
        this.ports.reporter.report('A passkey could not be changed.', error);
        return { kind: 'failed' as const, reason: failureOf(error) };
      });
    runInAction(() => {
      this.running = undefined;
      if (outcome.kind === 'done') {
        this.take(outcome);
        this.done = action;
        this.naming = undefined;
      } else if (outcome.kind === 'freshSignInNeeded') {
        this.wait.begin(() => this.change(action, id, send));
      } else this.problem = outcome;
    });
    return outcome.kind === 'done';
  }
}
