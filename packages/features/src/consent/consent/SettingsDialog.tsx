import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { CcpaDialog } from './CcpaDialog.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { consentStore } from './stores.ts';

const RemoteConsent = lazy(async () => ({ default: (await import('./RemoteConsent.tsx')).RemoteConsent }));

/** The settings that were asked for: those of another application, of California, or of everywhere else. */
export const SettingsDialog = observer(function SettingsDialog({ stores, ...rest }: DialogViewProps) {
  const store = stores.of(consentStore);
  const { remote } = store;
  if (remote)
    return (
      <Suspense>
        <RemoteConsent {...{ store, remote, ...rest }} />
      </Suspense>
    );
  const View = store.hasCcpaDialog ? CcpaDialog : ConsentDialog;
  return <View store={store} {...rest} />;
});
