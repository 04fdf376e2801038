import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import type { BotCheckPurpose } from './botCheck/BotCheckStore.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/* The check needs JavaScript; without it the text says what to do, and a button would not work. */
const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Asks for the bot check, and shows its progress. */
export const BotCheckCallout = observer(function BotCheckCallout({
  store,
  purpose,
}: {
  store: CheckoutStore;
  /** Shown only when this purpose requires the check. */
  purpose: BotCheckPurpose;
}) {
  const t = useMessages(checkoutMessages);
  const { status } = store.bots;
  const callout = useRef<HTMLDivElement>(null);
  const isShown = status.kind !== 'idle' && status.purpose === purpose;
  const isFailed = status.kind === 'failed';

  // A shopper who has just pressed Pay must notice why the payment stopped.
  useEffect(() => {
    if (isShown) callout.current?.focus();
  }, [isShown, isFailed]);

  if (!isShown) return null;
  return (
    <Callout
      ref={callout}
      tabIndex={-1}
      role="group"
      aria-label={t('pay.botCheck.title')}
      tone="warning"
      title={t('pay.botCheck.title')}
      actions={
        <WithScript>
          <Button
            variant="secondary"
            isBusy={status.kind === 'solving'}
            busyLabel={t('pay.botCheck.busy')}
            onClick={() => void store.bots.prove()}
          >
            {t(isFailed ? 'pay.botCheck.again' : 'pay.botCheck.action')}
          </Button>
        </WithScript>
      }
    >
      {t(isFailed ? `pay.botCheck.${status.reason}` : 'pay.botCheck.text')}
      <noscript> {t('pay.botCheck.noScript')}</noscript>
    </Callout>
  );
});
