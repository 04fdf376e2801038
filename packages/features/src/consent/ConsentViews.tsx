import { observer } from 'mobx-react-lite';
import type { DialogViewProps } from '../dialogs/index.ts';
import { CcpaDialog } from './CcpaDialog.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { consentStore } from './stores.ts';

/** The dialog that opens by itself, connected to the shop. */
export const AskingDialog = observer(function AskingDialog({ stores, ...rest }: DialogViewProps) {
  return <ConsentDialog store={stores.of(consentStore)} {...rest} />;
});

/** The bar, connected to the shop. */
export const AskingBar = observer(function AskingBar({ stores, isOpen }: DialogViewProps) {
  if (!isOpen) return null;
  const store = stores.of(consentStore);
  return <ConsentBar store={store} onSettings={() => store.onBarSettings()} />;
});

/** The settings that were asked for: those of California, or of everywhere else. */
export const SettingsDialog = observer(function SettingsDialog({ stores, ...rest }: DialogViewProps) {
  const store = stores.of(consentStore);
  const View = store.hasCcpaDialog ? CcpaDialog : ConsentDialog;
  return <View store={store} {...rest} />;
});
