import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountMessages } from './accountMessages.ts';
import type { AccountSectionProps } from './PersonalSections.tsx';

/** The last word before the account is deleted: a dialog, and without JavaScript a part of the page. */
export const DeleteQuestion = observer(function DeleteQuestion({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const isBusy = store.isBusy('deleteAccount');
  const confirm = (
    <AccountForm action="deleteAccount" onSubmit={onSubmit}>
      <Button type="submit" variant="destructive" isWide isBusy={isBusy} busyLabel={t('account.deleting')}>
        {t('account.delete.confirm')}
      </Button>
    </AccountForm>
  );
  if (!isScripted) {
    if (!store.isDeleting) return null;
    return (
      <Callout tone="warning" title={t('account.delete.question')} actions={confirm}>
        {t('account.delete.consequences')}
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
      {t('account.delete.consequences')}
    </Dialog>
  );
});
