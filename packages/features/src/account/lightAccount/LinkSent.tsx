import { codeMinutes } from '@touchline/contract/account/constants';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { lightAccountMessages } from './lightAccountMessages.ts';

/** The link is on its way; its button closes what the step is part of. */
export function LinkSent({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useMessages(lightAccountMessages);
  const close = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack gap={24}>
      <Callout tone="success" isAnnounced title={t('lightAccount.sent.title')}>
        {t('lightAccount.sent.text', { email, minutes: codeMinutes })}
      </Callout>
      <Button ref={close} isWide onClick={onClose}>
        {t('lightAccount.sent.close')}
      </Button>
    </Stack>
  );
}
