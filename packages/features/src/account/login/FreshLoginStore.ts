import { getProfile, logout } from '@touchline/contract/client/account';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { LoginStore } from './LoginStore.ts';
import type { LoginOptions, LoginSnapshot } from './loginState.ts';

type Needs = Pick<Ports, 'analytics' | 'call' | 'flags' | 'reporter' | 'authenticator'>;

/** Asks whoever is signed in for the password again, or lets them sign out. */
export class FreshLoginStore {
  readonly login: LoginStore;
  signOut: 'idle' | 'inProgress' | 'failed' = 'idle';
  private readonly ports: Needs;

  constructor(ports: Needs, options: LoginOptions = {}, snapshot?: LoginSnapshot) {
    this.ports = ports;
    const asked = { ...options, isConfirmation: true };
    this.login = snapshot ? LoginStore.fromSnapshot(ports, snapshot, asked) : new LoginStore(ports, asked);
    makeAutoObservable<FreshLoginStore, 'ports'>(this, { ports: false, login: false }, { autoBind: true });
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: LoginSnapshot, options: LoginOptions): FreshLoginStore {
    return new FreshLoginStore(ports, options, snapshot);
  }

  /** Fills in the address of whoever is signed in. Where it is not known, the form asks for it. */
  async begin(email?: string): Promise<void> {
    this.login.reset();
    this.signOut = 'idle';
    if (email !== undefined) return this.login.prefill(email, { fixed: true });
    try {
      const profile = await getProfile(this.ports.call);
      if (profile) this.login.prefill(profile.emailAddress, { fixed: true });
    } catch (error) {
      this.ports.reporter.report('The address for a fresh login could not be fetched.', error);
    }
  }

  /** Signs out; the basket stays. `true` when it worked. */
  async endSession(): Promise<boolean> {
    if (this.signOut === 'inProgress') return false;
    this.signOut = 'inProgress';
    try {
      await logout(this.ports.call, true);
      this.ports.analytics.track('logout', { scope: 'device' });
      runInAction(() => (this.signOut = 'idle'));
      return true;
    } catch (error) {
      failureOf(error);
      this.ports.reporter.report('Signing out failed.', error);
      runInAction(() => (this.signOut = 'failed'));
      return false;
    }
  }
}
