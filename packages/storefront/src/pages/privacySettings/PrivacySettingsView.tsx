import { consentStore, PrivacySettingsPage } from '@touchline/features/consent/consent';
import { useStore } from '../../app/StoresContext.ts';

export function PrivacySettingsView() {
  return <PrivacySettingsPage store={useStore(consentStore)} />;
}
