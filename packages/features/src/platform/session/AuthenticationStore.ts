import { getProfile } from '@touchline/contract/client/account';
import { ApiError } from '@touchline/contract/errors';
import type { AccountType, Profile } from '@touchline/contract/account/schema';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Ports } from '../ports/index.ts';

/** How far the profile of whoever is signed in is loaded (accounts document, section 3). */
export const authenticationStates = ['notStarted', 'inProgress', 'done'] as const;
export type AuthenticationStatus = (typeof authenticationStates)[number];

/** What a page greets with. */
export interface BasicProfile {
  firstName: string;
  lastName: string;
  userName: string;
}

/** The session of whoever is signed in. */
export interface UserSession {
  userName: string;
  /** Public id of the account. */
  acid: string;
  /** Whether the shopper chose to stay signed in. */
  isPersistent: boolean;
  /** When the session ends if it is not used, milliseconds since 1970. */
  expirationTimestamp: number;
}

/** The person who is signed in. */
export interface UserState {
  status: AccountType;
  firstName: string;
  lastName: string;
  emailAddress: string;
  /** Keyed digest of the address; the documents have two names for it. */
  encryptedEmailAddress: string;
  euci: string;
  customerId: string;
  loggedIn: boolean;
}

/** A failed call, for whoever looks into it. */
export interface ServerError {
  message: string;
  /** HTTP status; 0 when the server was not reached. */
  status: number;
}

export interface AuthenticationSnapshot {
  status: AuthenticationStatus;
  profile?: Profile;
  serverError?: ServerError;
}

/** `unknown`: nobody answered, so whoever was signed in still may be. */
export type ProfileOutcome = 'loaded' | 'signedOut' | 'unknown';

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Details of whoever is signed in, beyond the name that every page knows. Dropped when the visitor becomes another person. */
export class AuthenticationStore {
  status: AuthenticationStatus = 'notStarted';
  profile: Profile | undefined = undefined;
  serverError: ServerError | undefined = undefined;
  private running: Promise<ProfileOutcome> | undefined = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<AuthenticationStore, 'ports' | 'running'>(
      this,
      { ports: false, running: false },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: AuthenticationSnapshot): AuthenticationStore {
    return Object.assign(new AuthenticationStore(ports), snapshot);
  }

  toSnapshot(): AuthenticationSnapshot {
    const { status, profile, serverError } = this;
    return {
      status,
      ...(profile ? { profile: { ...profile } } : {}),
      ...(serverError ? { serverError: { ...serverError } } : {}),
    };
  }

  get basicProfile(): BasicProfile | undefined {
    if (!this.profile) return undefined;
    const { firstName, lastName, userName } = this.profile;
    return { firstName, lastName, userName };
  }

  get userSession(): UserSession | undefined {
    if (!this.profile) return undefined;
    const { userName, acid, isPersistent, expirationTimestamp } = this.profile;
    return { userName, acid, isPersistent, expirationTimestamp };
  }

  /** Whether a phone company has confirmed the mobile number; `false` as long as nobody is known. */
  get isPhoneVerified(): boolean {
    return this.profile?.isPhoneVerified ?? false;
  }

  get userState(): UserState | undefined {
    if (!this.profile) return undefined;
    const { firstName, lastName, emailAddress, euci, customerId, accountType } = this.profile;
    return {
      ...{ status: accountType, firstName, lastName, emailAddress, euci, customerId },
      ...{ encryptedEmailAddress: euci, loggedIn: true },
    };
  }

  /** Fetches the profile; asked while it is on its way, it waits for that answer. */
  load(): Promise<ProfileOutcome> {
    this.running ??= this.fetch().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Takes a profile that another call has answered with. */
  take(profile: Profile): void {
    this.profile = profile;
    this.status = 'done';
    this.serverError = undefined;
  }

  private async fetch(): Promise<ProfileOutcome> {
    if (!this.profile) this.status = 'inProgress';
    try {
      const profile = await getProfile(this.ports.call);
      if (profile) this.take(profile);
      else this.fail({ message: 'Nobody is signed in.', status: 401 });
      return profile ? 'loaded' : 'signedOut';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.fail({ message: error.body?.message ?? error.message, status: error.status }));
      return 'unknown';
    }
  }

  private fail(error: ServerError): void {
    this.serverError = error;
    this.status = 'done';
  }
}
