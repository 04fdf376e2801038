import { Button } from '@touchline/design-system/Button';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Form } from '@touchline/design-system/Form';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import type { EmailAccountStore } from './EmailAccountStore.ts';
import { lightAccountMessages } from './lightAccountMessages.ts';
import { LinkFailureCallout } from './LinkFailureCallout.tsx';
import { LinkSent } from './LinkSent.tsx';

export interface EmailAccountStepProps {
  store: EmailAccountStore;
  /** Closes what the step is part of, after the link was sent. */
  onClose: () => void;
  /** The address, above the form. */
  email: ReactNode;
}

/** Makes an account of the address alone: where the market asks for an age, it is confirmed first. */
export const EmailAccountStep = observer(function EmailAccountStep(props: EmailAccountStepProps) {
  const { store, onClose, email } = props;
  const t = useMessages(lightAccountMessages);
  const id = useId();
  const { status, requiredAge: age, isAgeMissing } = store;
  if (status.kind === 'sent') return <LinkSent email={store.email} onClose={onClose} />;
  const error = isAgeMissing ? t('lightAccount.email.ageMissing', { age }) : undefined;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.activate();
  };
  return (
    <Stack gap={24}>
      {email}
      <Form
        attempt={store.attempt}
        errors={error ? [{ fieldId: id, message: error }] : []}
        onSubmit={handleSubmit}
      >
        <p>{t('lightAccount.email.text')}</p>
        {status.kind === 'failed' ? <LinkFailureCallout failure={status.failure} /> : null}
        <BotCheckCallout store={store.bots} purpose="link" about="account" />
        {age > 0 ? (
          <Checkbox
            id={id}
            label={t('lightAccount.email.age', { age })}
            error={error}
            checked={store.isAgeConfirmed}
            onChange={({ currentTarget }) => store.confirmAge(currentTarget.checked)}
          />
        ) : null}
        <Button type="submit" isWide isBusy={status.kind === 'sending'} busyLabel={t('lightAccount.busy')}>
          {t('lightAccount.request')}
        </Button>
      </Form>
    </Stack>
  );
});
