export { CheckoutHeader } from './CheckoutHeader.tsx';
export { Header, type HeaderProps } from './Header.tsx';
export { HeaderStore, type HeaderEntry, type HeaderSnapshot, type HeaderTopLink } from './HeaderStore.ts';
export { headerProblems } from './headerProblems.ts';
export { withOverrides } from './navOverrides.ts';
export { headerMessages } from './headerMessages.ts';
export { headerStore } from './stores.ts';
export type { HeaderAccount } from './HeaderAccount.ts';
