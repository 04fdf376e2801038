import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { UserNameInput } from '../newPassword/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountMessages } from './accountMessages.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import type { AccountSectionProps } from './PersonalSections.tsx';
import { useErrors } from './useErrors.ts';

const formId = 'account-deletion';

/**
 * The last word before the account is deleted, by its password where it has one: a dialog, and without JavaScript a part
 * of the page.
 */
export const DeleteQuestion = observer(function DeleteQuestion({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const isBusy = store.isBusy('deleteAccount');
  const form = (
    <AccountForm
      id={formId}
      action="deleteAccount"
      attempt={store.attempts.get('deleteAccount')}
      errors={useErrors(store, ['deletionPassword'])}
      onSubmit={onSubmit}
    >
      <p>{t('account.delete.consequences')}</p>
      <UserNameInput userName={store.profile?.userName} />
      <CurrentPasswordField store={store} action="deleteAccount" label={t('account.password.yours')} />
    </AccountForm>
  );
  const confirm = (
    <Button
      type="submit"
      form={formId}
      variant="destructive"
      isWide
      isBusy={isBusy}
      busyLabel={t('account.deleting')}
    >
      {t('account.delete.confirm')}
    </Button>
  );
  if (!isScripted) {
    if (!store.isDeleting) return null;
    return (
      <Callout tone="warning" title={t('account.delete.question')} actions={confirm}>
        {form}
      </Callout>
    );
  }
  return (
    <Dialog
      isOpen={store.isDeleting}
      onClose={() => store.setDeleting(false)}
      title={t('account.delete.question')}
      {...(isBusy ? {} : { closeLabel: t('account.close') })}
      size="small"
      footer={
        <>
          {confirm}
          <Button variant="secondary" isWide onClick={() => store.setDeleting(false)}>
            {t('account.delete.cancel')}
          </Button>
        </>
      }
    >
      {form}
    </Dialog>
  );
});
