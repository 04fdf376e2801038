export { DeskAccessStore, type DeskAccess } from './DeskAccessStore.ts';
export { DeskSignInPage, type DeskSignInPageProps } from './DeskSignInPage.tsx';
export { deskAccessMessages } from './deskAccessMessages.ts';
