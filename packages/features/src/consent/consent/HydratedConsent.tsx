import { ServerRenderedDialogModal } from '@touchline/design-system/Dialog';
import { useEffect } from 'react';
import type { ConsentStore } from './ConsentStore.ts';
import { serverRenderedConsent, serverRenderedConsentId } from './serverRenderedConsentId.ts';
import { submitPrivacySettings } from './submitPrivacySettings.ts';

/** Hydrates the consent dialog that the server rendered: its form no longer reloads the page. */
export function HydratedConsent({ store }: { store: ConsentStore }) {
  useEffect(() => {
    const form = serverRenderedConsent()?.querySelector('form');
    const handleSubmit = (event: SubmitEvent) => {
      const answer = new FormData(form ?? undefined, event.submitter);
      if (submitPrivacySettings(store, answer, 'dialog')) event.preventDefault();
    };
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [store]);
  return <ServerRenderedDialogModal id={serverRenderedConsentId} />;
}
