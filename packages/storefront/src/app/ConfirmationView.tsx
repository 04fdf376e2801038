import { ConfirmationPage, confirmationStore } from '@touchline/features/checkout/confirmation';
import { observer } from 'mobx-react-lite';
import { useStore } from './StoresContext.ts';
import { useReviewPath } from './useReviewPath.ts';

export const ConfirmationView = observer(function ConfirmationView() {
  const store = useStore(confirmationStore);
  return <ConfirmationPage store={store} reviewPath={useReviewPath(store)} />;
});
