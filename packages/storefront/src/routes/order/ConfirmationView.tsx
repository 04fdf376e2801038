import { ConfirmationPage, confirmationStore } from '@touchline/features/checkout/confirmation';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../state/StoresContext.ts';
import { useReviewPath } from '../shared/useReviewPath.ts';

export const ConfirmationView = observer(function ConfirmationView() {
  const store = useStore(confirmationStore);
  return <ConfirmationPage store={store} reviewPath={useReviewPath(store)} />;
});
