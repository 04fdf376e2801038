import type { Registration } from '@touchline/contract/savedMethods/schema';
import { isCardRegistration, isExpired } from '@touchline/contract/savedMethods/rules';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { RemovalOutcome } from '@touchline/contract/client/savedMethods';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import { FreshSignInWait } from '../../platform/session/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/savedMethods'));

/** `disabled`: nobody is signed in, the site keeps nothing, or what is kept could not be loaded. */
export type SavedMethodsStatus = 'loading' | 'enabled' | 'disabled';

/** Why the last removal was not made. */
export type RemovalProblem =
  Exclude<RemovalOutcome, { kind: 'done' | 'freshSignInNeeded' }> | { kind: 'failed'; reason: FailureReason };

export interface SavedMethodsSnapshot {
  status: SavedMethodsStatus;
  registrations: readonly Registration[];
  failure?: FailureReason;
  problem?: RemovalProblem;
}

type Needs = Pick<Ports, 'call' | 'reporter' | 'clock'>;

/** The means of payment that the account keeps with the payment provider. */
export class SavedMethodsStore {
  status: SavedMethodsStatus = 'loading';
  /** The one used last first. */
  registrations: readonly Registration[] = [];
  /** Why they did not load. */
  failure: FailureReason | undefined = undefined;
  /** Of the last removal; it stays until the next one. */
  problem: RemovalProblem | undefined = undefined;
  /** Id of the one that is being removed. */
  removing: string | undefined = undefined;
  /** What waits for a fresh sign-in. */
  readonly wait = new FreshSignInWait();
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<SavedMethodsStore, 'ports'>(
      this,
      { ports: false, wait: false, registrations: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: SavedMethodsSnapshot): SavedMethodsStore {
    return Object.assign(new SavedMethodsStore(ports), snapshot);
  }

  toSnapshot(): SavedMethodsSnapshot {
    const { status, registrations, failure, problem } = this;
    return { status, registrations, ...(failure ? { failure } : {}), ...(problem ? { problem } : {}) };
  }

  get cards(): readonly Registration[] {
    return this.registrations.filter(isCardRegistration);
  }

  get paypal(): readonly Registration[] {
    return this.registrations.filter((each) => !isCardRegistration(each));
  }

  /** Whether a card can't pay any more. */
  isOver(registration: Registration): boolean {
    return isExpired(registration, new Date(this.ports.clock.now()));
  }

  /** Loads what is kept. */
  async load(): Promise<void> {
    this.status = 'loading';
    this.failure = undefined;
    try {
      const registrations = await (await calls()).getRegistrations(this.ports.call);
      runInAction(() => {
        this.registrations = registrations ?? [];
        this.status = registrations ? 'enabled' : 'disabled';
      });
    } catch (error) {
      this.ports.reporter.report('The saved means of payment did not load.', error);
      runInAction(() => {
        this.status = 'disabled';
        this.failure = failureOf(error);
      });
    }
  }

  /** Nobody is signed in: there is nothing to load. */
  disable(): void {
    this.status = 'disabled';
    this.registrations = [];
  }

  /** Removes one; `true` when it is gone. */
  async remove(registration: Registration): Promise<boolean> {
    const { id } = registration;
    this.removing = id;
    this.problem = undefined;
    const outcome = await this.send(registration).catch((error: unknown) => {
      this.ports.reporter.report('A saved means of payment could not be removed.', error);
      return { kind: 'failed' as const, reason: failureOf(error) };
    });
    runInAction(() => {
      this.removing = undefined;
      if (outcome.kind === 'done') this.registrations = outcome.registrations;
      else if (outcome.kind === 'freshSignInNeeded') this.wait.begin(() => this.remove(registration));
      else this.problem = outcome;
    });
    return outcome.kind === 'done';
  }

  private async send(registration: Registration): Promise<RemovalOutcome> {
    const { removePaymentMethod, removeRegistration } = await calls();
    const remove = isCardRegistration(registration) ? removePaymentMethod : removeRegistration;
    return remove(this.ports.call, registration.id);
  }
}
