import { testPorts } from '../../platform/ports/testPorts.ts';
import type { WalletOutcome } from './storage.ts';
import { WalletStore } from './WalletStore.ts';

/** A store of a market that offers the wallet, after a try that ended like this. */
export const walletAfter = (outcome?: WalletOutcome): WalletStore =>
  WalletStore.fromSnapshot(testPorts({ flags: { walletSignIn: true } }), { outcome });
