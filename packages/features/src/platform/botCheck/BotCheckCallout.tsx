import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import type { BotCheckStore } from './BotCheckStore.ts';
import { botCheckMessages } from './botCheckMessages.ts';

/* The check needs JavaScript; without it the text says what to do, and a button would not work. */
const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

export interface BotCheckCalloutProps {
  store: Pick<BotCheckStore<string>, 'status' | 'prove'>;
  /** Shown only when this purpose requires the check. */
  purpose: string;
  /** What goes on after the check, for its texts. */
  about: 'payment' | 'account';
}

/** Asks for the bot check, and shows its progress. */
export const BotCheckCallout = observer(function BotCheckCallout({
  store,
  purpose,
  about,
}: BotCheckCalloutProps) {
  const t = useMessages(botCheckMessages);
  const { status } = store;
  const callout = useRef<HTMLDivElement>(null);
  const isShown = status.kind !== 'idle' && status.purpose === purpose;
  const isFailed = status.kind === 'failed';

  // A shopper who has just pressed a button must notice why it does not go on.
  useEffect(() => {
    if (isShown) callout.current?.focus();
  }, [isShown, isFailed]);

  if (!isShown) return null;
  return (
    <Callout
      ref={callout}
      tabIndex={-1}
      role="group"
      aria-label={t(`botCheck.${about}.title`)}
      tone="warning"
      title={t(`botCheck.${about}.title`)}
      actions={
        <WithScript>
          <Button
            variant="secondary"
            isBusy={status.kind === 'solving'}
            busyLabel={t('botCheck.busy')}
            onClick={() => void store.prove()}
          >
            {t(isFailed ? 'botCheck.again' : 'botCheck.action')}
          </Button>
        </WithScript>
      }
    >
      {t(`botCheck.${about}.${isFailed ? status.reason : 'text'}`)}
      <noscript> {t('botCheck.noScript')}</noscript>
    </Callout>
  );
});
