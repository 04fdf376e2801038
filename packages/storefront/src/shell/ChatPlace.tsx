import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { consentStore } from '@touchline/features/consent/consent';
import { authenticationStore } from '@touchline/features/platform/session';
import { Chat } from '@touchline/features/shell/chat';
import { useStore, useStores } from '../state/StoresContext.ts';

/** The chat of the market, where it has one and the visitor allows it. */
export default observer(function ChatPlace() {
  const { site, session, ports } = useStores();
  const authentication = useStore(authenticationStore);
  const consents = useStore(consentStore);
  const consent = useMemo(() => consents.sourceOf('preferences'), [consents]);
  if (!site.market.chat) return null;
  const { environment, ...remote } = site.market.chat;
  return (
    <Chat
      {...{ remote, environment, authentication, consent }}
      isSignedIn={session.isSignedIn}
      onFailed={(error) => ports.reporter.report('The chat could not be loaded', error)}
    />
  );
});
