import { defineStored } from '../../platform/storage/index.ts';

/** How the last sign-in at the wallet ended. */
export const walletOutcomes = ['done', 'denied', 'failed'] as const;
export type WalletOutcome = (typeof walletOutcomes)[number];

/** The flag that the return from the wallet sets for the checkout (checkout document, section 2). */
export const walletSignInOutcome = defineStored<WalletOutcome>({
  key: 'walletSignIn',
  where: 'cookie',
  maxAge: 'session',
  purpose: 'necessary',
  endsWithLogout: true,
  codec: {
    encode: (outcome) => outcome,
    decode: (text) => walletOutcomes.find((outcome) => outcome === text),
  },
});

/** Everything that the wallet stores. */
export const walletStorage = [walletSignInOutcome];
