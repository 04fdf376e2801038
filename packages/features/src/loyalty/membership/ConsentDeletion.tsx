import { Button } from '@touchline/design-system/Button';
import { Form } from '@touchline/design-system/Form';
import { PasswordField } from '@touchline/design-system/PasswordField';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import type { ConsentPanelProps } from './ConsentPanel.tsx';
import { membershipMessages } from './membershipMessages.ts';

const fieldId = 'consent-deletionPassword';

/** Deletes the account, by its password where it has one. */
export const ConsentDeletion = observer(function ConsentDeletion({
  store,
  onEnd,
}: Pick<ConsentPanelProps, 'store' | 'onEnd'>) {
  const t = useMessages(membershipMessages);
  const { hasPassword, passwordProblem, busy, attempts } = store;
  const error = passwordProblem && t(`consent.password.${passwordProblem}`);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('deletionPassword');
    void store.deleteAccount(typeof password === 'string' ? password : '').then((end) => {
      if (end) onEnd(end);
    });
  };
  return (
    <Form
      attempt={attempts}
      errors={error === undefined ? [] : [{ fieldId, message: error }]}
      onSubmit={handleSubmit}
    >
      {hasPassword ? (
        <PasswordField
          id={fieldId}
          name="deletionPassword"
          label={t('consent.password')}
          error={error}
          showLabel={t('consent.password.show')}
          hideLabel={t('consent.password.hide')}
          statusLabels={{ visible: t('consent.password.visible'), hidden: t('consent.password.hidden') }}
        />
      ) : null}
      <Button type="submit" isWide isBusy={busy === 'delete'} busyLabel={t('consent.delete.busy')}>
        {t('consent.delete')}
      </Button>
    </Form>
  );
});
