import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { CcpaDialog } from './CcpaDialog.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { OwnConsent } from './OwnConsent.tsx';
import { consentStore } from './stores.ts';

const RemoteConsent = lazyPart(async () => (await import('./RemoteConsent.tsx')).RemoteConsent, OwnConsent);

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
