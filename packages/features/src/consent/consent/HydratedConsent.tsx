import { ServerRenderedDialogModal } from '@touchline/design-system/Dialog';
import { useEffect } from 'react';
import type { ConsentStore } from './ConsentStore.ts';
import { serverRenderedConsent, serverRenderedConsentId } from './serverRenderedConsentId.ts';
import { submitPrivacySettings } from './submitPrivacySettings.ts';

/** Makes the question that the server has sent the dialog that asks: its form no longer loads the page anew. */
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
