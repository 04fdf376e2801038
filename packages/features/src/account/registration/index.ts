export { readRegistrationForm, type RegistrationAction } from './readRegistrationForm.ts';
export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';
export { RegistrationPage, type RegistrationPageProps } from './RegistrationPage.tsx';
export { registrationMessages } from './registrationMessages.ts';
export {
  RegistrationStore,
  type RegistrationSnapshot,
  type RegistrationStatus,
} from './RegistrationStore.ts';
export { registrationStore } from './stores.ts';
