import { CreditNotePage, creditNoteStore } from '@touchline/features/checkout/documents';
import { orderPath } from '@touchline/features/checkout/orders';
import { useSite } from '@touchline/features/platform/site';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../state/StoresContext.ts';

export const AccountCreditNoteView = observer(function AccountCreditNoteView() {
  const site = useSite();
  const store = useStore(creditNoteStore);
  const { note } = store;
  return (
    <CreditNotePage store={store} orderHref={site.href(note ? orderPath(note.orderId) : '/account/orders')} />
  );
});
