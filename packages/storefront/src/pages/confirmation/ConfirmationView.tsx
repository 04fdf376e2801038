import { ConfirmationPage } from '@touchline/features/confirmation';
import { confirmationStore } from '../../app/confirmationStore.ts';
import { useStore } from '../../app/StoresContext.ts';

export function ConfirmationView() {
  return <ConfirmationPage store={useStore(confirmationStore)} />;
}
