import { observer } from 'mobx-react-lite';
import type { StoreContext } from '../module/index.ts';
import type { DialogStore } from './DialogStore.ts';

export interface DialogHostProps {
  store: DialogStore;
  /** For the views. */
  stores: StoreContext;
}

/** Renders the requested dialogs of the modules; mounted once, next to the page. */
export const DialogHost = observer(function DialogHost({ store, stores }: DialogHostProps) {
  return [...store.views].map(([key, View]) => (
    <View key={key} isOpen={store.isOpen(key)} onClose={() => store.close(key)} stores={stores} />
  ));
});
