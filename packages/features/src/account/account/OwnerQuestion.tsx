import { Button } from '@touchline/design-system/Button';
import { Panel } from '@touchline/design-system/layout';
import { Heading } from '@touchline/design-system/Heading';
import { PasswordField } from '@touchline/design-system/PasswordField';
import { observer } from 'mobx-react-lite';
import { UserNameInput } from '../newPassword/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountMessages } from './accountMessages.ts';
import type { AccountSectionProps } from './PersonalSections.tsx';
import { ActionNote } from './ActionNote.tsx';

const fieldId = 'account-ownPassword';

/** Asks for the password again, for what needs a fresh session, where no dialog does. */
export const OwnerQuestion = observer(function OwnerQuestion({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  const { fields, pending } = store;
  if (pending === undefined)
    return <ActionNote store={store} action="confirmOwner" success={t('account.owner.done')} />;
  const problem = fields.problems.get('ownPassword');
  const error = problem && t(problem.key, problem.values);
  return (
    <Panel>
      <Heading level={2} variant="head">
        {t('account.owner.title')}
      </Heading>
      <p>{t('account.owner.text', { email: store.profile?.emailAddress ?? '' })}</p>
      <AccountForm
        action="confirmOwner"
        attempt={(store.attempts.get('confirmOwner') ?? 0) + 1}
        errors={error ? [{ fieldId, message: error }] : []}
        onSubmit={onSubmit}
      >
        <ActionNote store={store} action="confirmOwner" />
        <UserNameInput userName={store.profile?.emailAddress} />
        <PasswordField
          id={fieldId}
          name="ownPassword"
          label={t('account.owner.password')}
          error={error}
          showLabel={t('account.show')}
          hideLabel={t('account.hide')}
          statusLabels={{ visible: t('account.visible'), hidden: t('account.hidden') }}
          onChange={({ currentTarget }) => fields.type('ownPassword', currentTarget.value)}
        />
        <div>
          <Button type="submit" isBusy={store.isBusy('confirmOwner')} busyLabel={t('account.saving')}>
            {t('account.owner.submit')}
          </Button>
        </div>
      </AccountForm>
    </Panel>
  );
});
