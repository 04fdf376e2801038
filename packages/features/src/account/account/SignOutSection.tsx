import { Button } from '@touchline/design-system/Button';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountMessages } from './accountMessages.ts';
import type { AccountSectionProps } from './PersonalSections.tsx';
import { ActionNote } from './ActionNote.tsx';

/** Signing out, here and everywhere. */
export const SignOutSection = observer(function SignOutSection({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  return (
    <RuledSection title={t('account.signOut.title')}>
      <Stack gap={24}>
        <AccountForm action="logout" onSubmit={onSubmit}>
          <ActionNote store={store} action="logout" />
          <Checkbox
            name="keepBasket"
            defaultChecked
            label={t('account.keepBag')}
            description={t('account.keepBag.hint')}
          />
          <div>
            <Button
              type="submit"
              variant="secondary"
              isBusy={store.isBusy('logout')}
              busyLabel={t('account.signingOut')}
            >
              {t('account.signOut')}
            </Button>
          </div>
        </AccountForm>
        <AccountForm action="logoutEverywhere" onSubmit={onSubmit}>
          <ActionNote store={store} action="logoutEverywhere" />
          <p>{t('account.signOutEverywhere.text')}</p>
          <div>
            <Button
              type="submit"
              variant="secondary"
              isBusy={store.isBusy('logoutEverywhere')}
              busyLabel={t('account.signingOut')}
            >
              {t('account.signOutEverywhere')}
            </Button>
          </div>
        </AccountForm>
      </Stack>
    </RuledSection>
  );
});
