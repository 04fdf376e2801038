import { privacyLinkDays } from '@touchline/contract/privacyRequest/constants';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { privacyRequestMessages } from './privacyRequestMessages.ts';
import type { PrivacyRequestStore } from './PrivacyRequestStore.ts';

/** The key of the title, by how far the request is. */
export function privacyRequestTitle({ state, requestType }: PrivacyRequestStore) {
  if (state !== 'success') return 'privacyRequest.title';
  return requestType === 'DO_NOT_SELL'
    ? 'privacyRequest.success.DO_NOT_SELL.title'
    : 'privacyRequest.success.title';
}

/** The confirmation, with the address that the mail goes to. */
export const PrivacyRequestReceived = observer(function PrivacyRequestReceived({
  store,
}: {
  store: PrivacyRequestStore;
}) {
  const t = useMessages(privacyRequestMessages);
  const email = store.fields.value('email');
  if (store.requestType === 'DO_NOT_SELL')
    return <p role="status">{t('privacyRequest.success.DO_NOT_SELL', { email })}</p>;
  return (
    <Stack gap={16}>
      <p role="status">{t('privacyRequest.success', { email, days: privacyLinkDays })}</p>
      {store.market ? <p>{t(`privacyRequest.deadline.${store.market.category}`)}</p> : null}
    </Stack>
  );
});
