import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { serverRenderedConsent } from './serverRenderedConsentId.ts';
import { OwnConsent } from './OwnConsent.tsx';
import { consentStore } from './stores.ts';
import { HydratedConsent } from './HydratedConsent.tsx';

/** Most shops ask by themselves: this one is loaded where it is configured. */
const RemoteConsent = lazyPart(async () => (await import('./RemoteConsent.tsx')).RemoteConsent, OwnConsent);

/** The dialog that opens by itself, connected to the shop. */
export const ConnectedConsentDialog = observer(function ConnectedConsentDialog({
  stores,
  ...rest
}: DialogViewProps) {
  const store = stores.of(consentStore);
  const { remote } = store;
  const { isOpen } = rest;
  const [isSent, setSent] = useState(() => serverRenderedConsent() !== null);
  // Once answered it is gone: the shop asks itself if it has to ask again.
  useEffect(() => (isSent && isOpen ? () => setSent(false) : undefined), [isSent, isOpen]);
  if (isSent) return isOpen ? <HydratedConsent store={store} /> : null;
  if (!remote) return <ConsentDialog store={store} {...rest} />;
  return (
    <Suspense>
      <RemoteConsent {...{ store, remote, ...rest }} />
    </Suspense>
  );
});

/** The bar, connected to the shop. */
export const ConnectedConsentBar = observer(function ConnectedConsentBar({
  stores,
  isOpen,
}: DialogViewProps) {
  if (!isOpen) return null;
  const store = stores.of(consentStore);
  return <ConsentBar store={store} onSettings={() => store.onBarSettings()} />;
});
