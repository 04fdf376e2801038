import { rolesOf, type Role } from '@touchline/contract/access';
import type { BookAddress, SavedAddress } from '@touchline/contract/addressBook/schema';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddressBookStore } from '../../account/addressBook/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { SessionStore } from '../../platform/session/index.ts';

/** The kinds of customer (checkout document, section 6). */
export type CustomerRole = Exclude<Role, 'loyaltyMember'>;

/** As the account has it; empty for a light one. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

export interface CheckoutAccountSnapshot {
  email?: string;
  name?: PersonName;
  choice: string;
  keepsAddress: boolean;
}

// Only for whoever is signed in.
const calls = lazyCalls(() => import('@touchline/contract/client/account'));

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The choice of the delivery address that is typed instead of chosen. */
export const anotherAddress = '';

/** What the checkout knows of a shopper who is signed in: who they are, and the addresses to choose from. */
export class CheckoutAccount {
  /** The address that the shopper signs in with; `undefined` for a guest. */
  email: string | undefined = undefined;
  /** Whom the first address is for, until another name is typed. */
  name: PersonName | undefined = undefined;
  /** Id of the saved address that was chosen, or `anotherAddress`. */
  choice: string = anotherAddress;
  /** Whether a typed address is kept in the account once the shopper pays. */
  keepsAddress = true;
  readonly addressBook: AddressBookStore;
  private readonly ports: Needs;
  private readonly session: Pick<SessionStore, 'identity'>;

  constructor(ports: Needs, session: Pick<SessionStore, 'identity'>, addressBook: AddressBookStore) {
    this.ports = ports;
    this.session = session;
    this.addressBook = addressBook;
    makeAutoObservable<CheckoutAccount, 'ports' | 'session'>(
      this,
      { ports: false, session: false, addressBook: observableRef },
      { autoBind: true },
    );
  }

  get role(): CustomerRole {
    // Whoever is a loyalty member has a full account, and buys with it as others do.
    const roles = rolesOf(this.session.identity);
    return roles.includes('full') ? 'full' : roles.includes('light') ? 'light' : 'guest';
  }

  get addresses(): readonly SavedAddress[] {
    return this.role === 'guest' ? [] : this.addressBook.addresses;
  }

  /** The chosen saved address. */
  get chosen(): BookAddress | undefined {
    return this.addresses.find(({ id }) => id === this.choice)?.address;
  }

  /** Loads who is signed in and their addresses. The checkout goes on without them when they can't be loaded. */
  async load(): Promise<void> {
    if (this.role === 'guest') return;
    try {
      const { getProfile } = await calls();
      const [profile] = await Promise.all([getProfile(this.ports.call), this.addressBook.load()]);
      runInAction(() => {
        this.email = profile?.emailAddress;
        if (profile) this.name = { firstName: profile.firstName, lastName: profile.lastName };
      });
    } catch (error) {
      this.ports.reporter.report('Who is signed in could not be loaded for the checkout.', error);
    }
  }

  /** The component of the account portal could not be loaded: the shop's own way to sign in takes its place. */
  portalFailed(error: unknown): void {
    this.ports.reporter.report('The account portal could not be loaded.', error);
  }

  choose(id: string): void {
    this.choice = this.addresses.some((saved) => saved.id === id) ? id : anotherAddress;
  }

  keep(isKept: boolean): void {
    this.keepsAddress = isKept;
  }

  /** Keeps a typed address, when the shopper wants that. What fails is reported; it must not hold up the payment. */
  async keepTyped(address: BookAddress): Promise<void> {
    if (this.role === 'guest' || !this.keepsAddress || this.choice !== anotherAddress) return;
    await this.addressBook.add(address);
  }

  toSnapshot(): CheckoutAccountSnapshot {
    const { email, name, choice, keepsAddress } = this;
    return {
      ...(email === undefined ? {} : { email }),
      ...(name ? { name: { ...name } } : {}),
      ...{ choice, keepsAddress },
    };
  }

  fillFromSnapshot({ email, name, choice, keepsAddress }: CheckoutAccountSnapshot): void {
    this.email = email;
    this.name = name;
    this.choice = choice;
    this.keepsAddress = keepsAddress;
  }
}
