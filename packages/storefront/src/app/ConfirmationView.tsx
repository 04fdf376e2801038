import { ConfirmationPage } from '@touchline/features/confirmation';
import { confirmationStore } from './confirmationStore.ts';
import { useStore } from './StoresContext.ts';

export function ConfirmationView() {
  return <ConfirmationPage store={useStore(confirmationStore)} />;
}
