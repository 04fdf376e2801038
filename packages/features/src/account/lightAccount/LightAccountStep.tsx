import { Button } from '@touchline/design-system/Button';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import type { LightAccountStore } from './LightAccountStore.ts';
import { lightAccountMessages } from './lightAccountMessages.ts';
import { LinkFailureCallout } from './LinkFailureCallout.tsx';
import { LinkSent } from './LinkSent.tsx';

export interface LightAccountStepProps {
  store: LightAccountStore;
  /** Closes what the step is part of, after the link was sent. */
  onClose: () => void;
  /** The address, above the prompt. */
  email?: ReactNode;
  /** Another way to sign in, below the button. */
  otherWay?: ReactNode;
}

/** Prompts to set the first password; once the link was asked for, confirms that. */
export const LightAccountStep = observer(function LightAccountStep(props: LightAccountStepProps) {
  const { store, onClose, email, otherWay } = props;
  const t = useMessages(lightAccountMessages);
  const { status } = store;
  if (status.kind === 'sent') return <LinkSent email={store.email} onClose={onClose} />;
  return (
    <Stack gap={24}>
      {email}
      <p>{t('lightAccount.prompt.text')}</p>
      {status.kind === 'failed' ? <LinkFailureCallout failure={status.failure} /> : null}
      <BotCheckCallout store={store.bots} purpose="link" about="account" />
      <Stack gap={12}>
        <Button
          isWide
          isBusy={status.kind === 'sending'}
          busyLabel={t('lightAccount.busy')}
          onClick={() => void store.requestLink()}
        >
          {t('lightAccount.request')}
        </Button>
        {otherWay}
      </Stack>
    </Stack>
  );
});
