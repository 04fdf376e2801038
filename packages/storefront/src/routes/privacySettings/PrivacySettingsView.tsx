import { consentStore, PrivacySettingsPage } from '@touchline/features/consent/consent';
import { useStore } from '../../state/StoresContext.ts';

export function PrivacySettingsView() {
  return <PrivacySettingsPage store={useStore(consentStore)} />;
}
