export { EmailAccountStep } from './EmailAccountStep.tsx';
export { EmailAccountStore } from './EmailAccountStore.ts';
export { lightAccountMessages } from './lightAccountMessages.ts';
export { LightAccountStep } from './LightAccountStep.tsx';
export { LightAccountStore, type LinkFailure } from './LightAccountStore.ts';
export { OrderAccountOffer } from './OrderAccountOffer.tsx';
export { SetPasswordPage } from './SetPasswordPage.tsx';
export { emailAccountStore, lightAccountStore, orderAccountStore, setPasswordStore } from './stores.ts';
