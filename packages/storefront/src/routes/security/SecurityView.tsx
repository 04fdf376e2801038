import { passkeysStore, SecurityPage, sessionsStore } from '@touchline/features/account/security';
import { useFreshSignIn } from '../shared/useFreshSignIn.ts';
import { useStore } from '../../state/StoresContext.ts';

export function SecurityView() {
  const passkeys = useStore(passkeysStore);
  useFreshSignIn(passkeys.wait);
  return <SecurityPage passkeys={passkeys} sessions={useStore(sessionsStore)} />;
}
