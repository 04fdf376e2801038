import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { emailVerificationMessages } from './emailVerificationMessages.ts';
import type { EmailVerificationStore } from './EmailVerificationStore.ts';
import { SendLinkForm } from './SendLinkForm.tsx';
import { VerificationNote } from './VerificationNote.tsx';

export interface EmailVerificationCalloutProps {
  store: EmailVerificationStore;
  /** Where the link leads back to, below the site path. */
  returnTo?: string | undefined;
  /** What it is needed for. */
  purpose: 'launch' | 'account';
  /** The address turned out to be verified, in another tab or on another device. */
  onVerified?: (() => void) | undefined;
}

/** The email address is not verified: says so, and sends the link. */
export const EmailVerificationCallout = observer(function EmailVerificationCallout({
  store,
  returnTo,
  purpose,
  onVerified,
}: EmailVerificationCalloutProps) {
  const t = useMessages(emailVerificationMessages);
  const isVerified = store.status.kind === 'verified';
  const handleVerified = useEffectEvent(() => onVerified?.());
  useEffect(() => {
    if (isVerified) handleVerified();
  }, [isVerified]);
  if (isVerified)
    return (
      <Callout tone="success" isAnnounced>
        {t('verified')}
      </Callout>
    );
  return (
    <Callout tone="warning" title={t('title')} actions={<SendLinkForm store={store} returnTo={returnTo} />}>
      {t(`lead.${purpose}`)}
      <VerificationNote store={store} />
    </Callout>
  );
});
