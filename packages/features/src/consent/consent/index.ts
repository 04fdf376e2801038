export { randomKey } from './randomKey.ts';
export { consentMessages } from './consentMessages.ts';
export { ConsentStore, type ConsentOpener, type ConsentPlace, type ConsentRules } from './ConsentStore.ts';
export { isAboutConsent, settingsPath } from './isAboutConsent.ts';
export { allows, levelsOf, type Levels } from './levels.ts';
export {
  askForConsent,
  learnRegime,
  openPrivacySettings,
  type PrivacySettingsRequest,
} from './openConsent.ts';
export { PrivacySettingsPage, type PrivacySettingsPageProps } from './PrivacySettingsPage.tsx';
export { consentCookie, consentRecord, consentStorage, type ConsentCookieValue } from './storage.ts';
export { consentRules, consentStore } from './stores.ts';
export { followServerRenderedConsent } from './followServerRenderedConsent.ts';
export { ServerRenderedConsent, type ServerRenderedConsentProps } from './ServerRenderedConsent.tsx';
export { submitPrivacySettings } from './submitPrivacySettings.ts';
