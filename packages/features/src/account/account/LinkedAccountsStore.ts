import { getExternalIdentities, removeExternalIdentity } from '@touchline/contract/client/externalSignIn';
import type { ExternalIdentities, ExternalIdentity } from '@touchline/contract/account/schema';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';

/** The accounts of providers that sign in to this account. */
export class LinkedAccountsStore {
  identities: readonly ExternalIdentity[] = [];
  /** Whether the account has a password. */
  hasPassword = true;
  /** Whether a passkey signs in as well. */
  hasPasskey = false;
  /** The identity that was asked to be removed last. */
  removing: string | undefined = undefined;
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;

  constructor(ports: LinkedAccountsStore['ports'], linked?: ExternalIdentities) {
    this.ports = ports;
    if (linked) this.take(linked);
    makeAutoObservable<LinkedAccountsStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  toSnapshot(): ExternalIdentities {
    return {
      identities: this.identities.map((identity) => ({ ...identity })),
      hasPassword: this.hasPassword,
      ...(this.hasPasskey ? { hasPasskey: true } : {}),
    };
  }

  /** Whether one more way to sign in is left when an identity is removed. */
  get canRemove(): boolean {
    return this.hasPassword || this.hasPasskey || this.identities.length > 1;
  }

  /** Loads the list. Where it fails the rest of the account is shown without it. */
  async load(): Promise<void> {
    try {
      const linked = await getExternalIdentities(this.ports.call);
      if (linked) runInAction(() => this.take(linked));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.ports.reporter.report('The linked accounts could not be loaded.', error);
    }
  }

  take({ identities, hasPassword, hasPasskey = false }: ExternalIdentities): void {
    this.identities = identities;
    this.hasPasskey = hasPasskey;
    this.hasPassword = hasPassword;
  }

  /** Removes an identity; one that was removed elsewhere is gone as well. */
  async remove(id: string): Promise<Awaited<ReturnType<typeof removeExternalIdentity>>> {
    this.removing = id;
    const outcome = await removeExternalIdentity(this.ports.call, id);
    runInAction(() => {
      if (outcome.kind === 'removed') this.take(outcome);
      if (outcome.kind === 'gone') this.identities = this.identities.filter((identity) => identity.id !== id);
    });
    return outcome;
  }
}
