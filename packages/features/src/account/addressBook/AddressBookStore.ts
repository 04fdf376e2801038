import type { BookAddress, SavedAddress } from '@touchline/contract/addressBook/schema';
import type { AddressBookOutcome } from '@touchline/contract/client/addressBook';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import { FreshSignInWait } from '../../platform/session/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type AddressBookStatus =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; reason: FailureReason };

/** Why the last change was not made. */
export type AddressBookProblem =
  | Exclude<AddressBookOutcome, { kind: 'done' | 'freshSignInNeeded' }>
  | { kind: 'failed'; reason: FailureReason };

export interface AddressBookSnapshot {
  status: AddressBookStatus;
  addresses: readonly SavedAddress[];
  problem?: AddressBookProblem;
}

const calls = lazyCalls(() => import('@touchline/contract/client/addressBook'));

type Calls = Awaited<ReturnType<typeof calls>>;

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The addresses that the account keeps for the country of the site. */
export class AddressBookStore {
  status: AddressBookStatus = { kind: 'idle' };
  /** The default first, then those used last. */
  addresses: readonly SavedAddress[] = [];
  /** Of the last change; it stays until the next one. */
  problem: AddressBookProblem | undefined = undefined;
  /** Id of the address that is being changed. */
  changing: string | undefined = undefined;
  /** What waits for a fresh sign-in. */
  readonly wait = new FreshSignInWait();
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<AddressBookStore, 'ports'>(
      this,
      { ports: false, wait: false, addresses: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: AddressBookSnapshot): AddressBookStore {
    return Object.assign(new AddressBookStore(ports), snapshot);
  }

  toSnapshot(): AddressBookSnapshot {
    const { status, addresses, problem } = this;
    return { status, addresses, ...(problem ? { problem } : {}) };
  }

  /** The one that forms are filled with. */
  get defaultAddress(): BookAddress | undefined {
    return this.addresses.find(({ isDefault }) => isDefault)?.address;
  }

  /** Loads the addresses; of a visitor who is not signed in there are none. */
  async load(): Promise<void> {
    this.status = { kind: 'loading' };
    try {
      const addresses = await (await calls()).getAddresses(this.ports.call);
      runInAction(() => {
        this.addresses = addresses ?? [];
        this.status = { kind: 'ready' };
      });
    } catch (error) {
      this.ports.reporter.report('The addresses did not load.', error);
      runInAction(() => (this.status = { kind: 'failed', reason: failureOf(error) }));
    }
  }

  /** Keeps an address; one that is kept already is not added again. `true` when it is kept. */
  async add(address: BookAddress, isDefault = false): Promise<boolean> {
    return this.change('', ({ addAddress }) => addAddress(this.ports.call, { address, isDefault }));
  }

  async makeDefault(id: string): Promise<boolean> {
    return this.change(id, ({ makeDefaultAddress }) => makeDefaultAddress(this.ports.call, id));
  }

  async remove(id: string): Promise<boolean> {
    return this.change(id, ({ removeAddress }) => removeAddress(this.ports.call, id));
  }

  private async change(id: string, send: (calls: Calls) => Promise<AddressBookOutcome>): Promise<boolean> {
    this.changing = id;
    this.problem = undefined;
    const outcome = await calls()
      .then(send)
      .catch((error: unknown) => {
        this.ports.reporter.report('The address book could not be changed.', error);
        return { kind: 'failed' as const, reason: failureOf(error) };
      });
    runInAction(() => {
      this.changing = undefined;
      if (outcome.kind === 'done') this.addresses = outcome.addresses;
      else if (outcome.kind === 'freshSignInNeeded') this.wait.begin(() => this.change(id, send));
      else this.problem = outcome;
    });
    return outcome.kind === 'done';
  }
}
