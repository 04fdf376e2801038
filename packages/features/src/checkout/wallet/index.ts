export { WalletSignIn, type WalletSignInProps } from './WalletSignIn.tsx';
export { beginWalletSignIn, finishWalletSignIn } from './walletRedirects.ts';
export { walletPath } from './walletPath.ts';
export { walletMessages } from './walletMessages.ts';
export { walletStorage } from './storage.ts';
export { walletStore } from './stores.ts';
export { WalletStore, type WalletSnapshot } from './WalletStore.ts';
