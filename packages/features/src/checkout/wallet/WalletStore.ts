import { makeAutoObservable } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { stored, type StorageNeeds } from '../../platform/storage/index.ts';
import { walletSignInOutcome, type WalletOutcome } from './storage.ts';

export interface WalletSnapshot {
  outcome: WalletOutcome | undefined;
}

type WalletPorts = StorageNeeds & Pick<Ports, 'flags'>;

/** Whether the checkout offers to sign in with a wallet, and how the last try ended. */
export class WalletStore {
  /** `undefined` before the shopper has tried. */
  outcome: WalletOutcome | undefined = undefined;
  private readonly ports: WalletPorts;

  constructor(ports: WalletPorts) {
    this.ports = ports;
    makeAutoObservable<WalletStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  static fromSnapshot(ports: WalletPorts, { outcome }: WalletSnapshot): WalletStore {
    const store = new WalletStore(ports);
    store.outcome = outcome;
    return store;
  }

  toSnapshot(): WalletSnapshot {
    return { outcome: this.outcome };
  }

  /** Available with its feature flag or in its A/B test (checkout document, section 1). */
  get isOffered(): boolean {
    const { flags } = this.ports;
    return flags.value('walletSignIn') || flags.value('walletSignInTest') === 'wallet';
  }

  /** Reads how the last try of this tab's session ended. */
  load(): void {
    this.outcome = stored(this.ports).read(walletSignInOutcome);
  }
}
