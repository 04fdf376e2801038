import { ModalHost, useModalHold, useModalTurn } from '@touchline/design-system/ModalQueue';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { StoreContext } from '../module/index.ts';
import type { DialogStore } from './DialogStore.ts';
import { dialogRanks, startCurtainRank } from './dialogRanks.ts';

export interface DialogRootProps {
  store: DialogStore;
  stores: StoreContext;
  /** The page is for paying: no dialog opens by itself above it. @default false */
  isPaying?: boolean;
  /** The page: what blocks it while it is open keeps the requested dialogs waiting. */
  children: ReactNode;
}

/**
 * Dialogs stand before the page, so that Tab reaches first what asks without interrupting, such as a bar. Until its rules
 * have come, it takes no room there: the page does not move.
 */
const outOfFlow = { position: 'absolute' } as const;

/** Wraps the page and shows the dialogs that modules request, one at a time. */
export const DialogRoot = observer(function DialogRoot({
  store,
  stores,
  isPaying = false,
  children,
}: DialogRootProps) {
  const { Host } = store;
  return (
    <ModalHost queue={store.queue}>
      {Host ? (
        <div style={outOfFlow}>
          <Host store={store} stores={stores} />
        </div>
      ) : null}
      {children}
      {isPaying ? <PaymentHold /> : null}
    </ModalHost>
  );
});

const paymentOnly = { only: dialogRanks.paymentInProgress.number };

/** While the shopper pays, no dialog opens by itself but the one that says that the payment is in progress. */
function PaymentHold() {
  useModalHold(true, paymentOnly);
  return null;
}

/**
 * Whether the start curtain of the home page is down, while it is wanted: it makes way for region, language, consent and
 * privacy, and all other dialogs wait for it.
 */
export function useStartCurtain(isWanted: boolean): boolean {
  return useModalTurn('startCurtain', startCurtainRank, isWanted);
}
