import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import {
  RemoteComponent,
  type Remote,
  type RemoteComponentProps,
} from '../../platform/remoteComponent/index.ts';
import { consentMessages } from './consentMessages.ts';
import type { ConsentStore } from './ConsentStore.ts';

/** The event by which the other application tells the choice: its detail is the highest level, or a list of levels. */
export const chosenEvent = 'consentchosen';

export interface RemoteConsentProps extends Pick<RemoteComponentProps, 'load'> {
  store: ConsentStore;
  remote: Remote;
  isOpen: boolean;
  onClose: () => void;
}

/** The consent of another application in the shop's dialog. The shop stores the choice, whoever has asked for it. */
export const RemoteConsent = observer(function RemoteConsent(props: RemoteConsentProps) {
  const { store, remote, isOpen, onClose, load } = props;
  const t = useMessages(consentMessages);
  const listen = useCallback(
    (frame: HTMLDivElement | null) => {
      const take = (event: Event) => store.takeRemote((event as CustomEvent<unknown>).detail);
      // An event of the element itself may not bubble.
      frame?.addEventListener(chosenEvent, take, { capture: true });
      return () => frame?.removeEventListener(chosenEvent, take, { capture: true });
    },
    [store],
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('consent.title')}
      closeLabel={store.isClosable ? t('consent.close') : undefined}
    >
      <div ref={listen}>
        <RemoteComponent
          {...remote}
          facts={{
            regime: store.rules.regime,
            mode: store.rules.mode,
            revision: store.rules.revision,
            levels: store.ticked.join(' '),
          }}
          busyLabel={t('consent.remote.busy')}
          fallback={null}
          onFailed={store.remoteFailed}
          {...(load ? { load } : {})}
        />
      </div>
    </Dialog>
  );
});
