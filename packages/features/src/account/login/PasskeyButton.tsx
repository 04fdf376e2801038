import { Button } from '@touchline/design-system/Button';
import { hiddenWithoutScript } from '@touchline/design-system/foundations';
import { LockIcon } from '@touchline/design-system/Icon';
import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { loginMessages } from './loginMessages.ts';
import type { LoginStore } from './LoginStore.ts';

const Scripted = styled.div`
  ${hiddenWithoutScript}
`;

const neverChanges = () => () => undefined;

/** Signs in by a passkey; nothing where the browser has none. */
export const PasskeyButton = observer(function PasskeyButton({ store }: { store: LoginStore }) {
  const t = useMessages(loginMessages);
  // The server does not know; most browsers can.
  const isSupported = useSyncExternalStore(
    neverChanges,
    () => store.passkeys.isSupported,
    () => true,
  );
  if (!isSupported) return null;
  const { status } = store;
  return (
    <Scripted>
      <Button
        variant="secondary"
        isWide
        isBusy={status.kind === 'inProgress' && status.action === 'passkey'}
        busyLabel={t('login.passkey.busy')}
        onClick={() => void store.usePasskey()}
      >
        <LockIcon size={20} />
        {t('login.passkey')}
      </Button>
    </Scripted>
  );
});
