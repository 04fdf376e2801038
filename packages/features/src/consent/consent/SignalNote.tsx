import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { consentMessages } from './consentMessages.ts';
import type { ConsentStore } from './ConsentStore.ts';

/** Tells that the browser sends the Global Privacy Control, and what follows from it. */
export const SignalNote = observer(function SignalNote({ store }: { store: ConsentStore }) {
  const t = useMessages(consentMessages);
  if (!store.hasSignal) return null;
  return (
    <Callout tone="info">{t(store.levels.length > 1 ? 'consent.signal.on' : 'consent.signal.off')}</Callout>
  );
});
