import { PasswordField } from '@touchline/design-system/PasswordField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { passwordFieldOf, type AccountAction } from './accountActions.ts';
import { accountMessages } from './accountMessages.ts';
import type { AccountStore } from './AccountStore.ts';
import { useErrors } from './useErrors.ts';

interface CurrentPasswordFieldProps {
  store: AccountStore;
  /** What the password is asked for. */
  action: AccountAction;
  label: string;
}

/** Asks for the password of the account in the form that needs it; nothing where the account has none. */
export const CurrentPasswordField = observer(function CurrentPasswordField({
  store,
  action,
  label,
}: CurrentPasswordFieldProps) {
  const t = useMessages(accountMessages);
  const name = passwordFieldOf(action);
  const [error] = useErrors(store, [name]);
  if (!store.asksForPassword) return null;
  return (
    <PasswordField
      // Empty again once it has been used.
      key={String(store.states.get(action) === 'success')}
      id={`account-${name}`}
      name={name}
      label={label}
      error={error?.message}
      showLabel={t('account.show')}
      hideLabel={t('account.hide')}
      statusLabels={{ visible: t('account.visible'), hidden: t('account.hidden') }}
      onChange={({ currentTarget }) => store.fields.type(name, currentTarget.value)}
    />
  );
});
