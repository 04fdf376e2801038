import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { RemoteComponent } from '../../platform/remoteComponent/index.ts';
import { PrivacyRequestForm } from './PrivacyRequestForm.tsx';
import { privacyRequestMessages } from './privacyRequestMessages.ts';
import type { PrivacyRequestStore } from './PrivacyRequestStore.ts';

/** The form of the shop, or in its place that of another application where one is configured. */
export const PrivacyRequestContent = observer(function PrivacyRequestContent({
  store,
}: {
  store: PrivacyRequestStore;
}) {
  const t = useMessages(privacyRequestMessages);
  const { market } = store;
  const form = (
    <Stack gap={24}>
      <p>{t('privacyRequest.lead')}</p>
      <PrivacyRequestForm store={store} />
    </Stack>
  );
  if (!market?.remote) return form;
  return (
    <RemoteComponent
      {...market.remote}
      facts={{ category: market.category }}
      busyLabel={t('privacyRequest.remote.busy')}
      fallback={form}
      onFailed={store.remoteFailed}
    />
  );
});
