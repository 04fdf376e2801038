import { ConfirmationPage, confirmationStore } from '@touchline/features/confirmation';
import { useStore } from './StoresContext.ts';

export function ConfirmationView() {
  return <ConfirmationPage store={useStore(confirmationStore)} />;
}
