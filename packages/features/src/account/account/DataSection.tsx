import { Button, ButtonLink } from '@touchline/design-system/Button';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountMessages } from './accountMessages.ts';
import { ActionNote } from './ActionNote.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { AccountSectionProps } from './PersonalSections.tsx';

/** Downloading everything that is stored about the account, and deleting it. */
export const DataSection = observer(function DataSection({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  return (
    <RuledSection title={t('account.data.title')}>
      <Stack gap={24}>
        <Stack gap={16}>
          <p>{t('account.download.text')}</p>
          <ActionNote store={store} action="downloadData" success={t('account.download.done')} />
          <Download store={store} onSubmit={onSubmit} />
        </Stack>
        <Stack gap={16}>
          <p>{t('account.delete.text')}</p>
          <ActionNote store={store} action="deleteAccount" />
          <AccountForm action="askDelete" onSubmit={onSubmit}>
            <div>
              <Button type="submit" variant="destructive">
                {t('account.delete')}
              </Button>
            </div>
          </AccountForm>
          <DeleteQuestion store={store} onSubmit={onSubmit} />
        </Stack>
      </Stack>
    </RuledSection>
  );
});

/** With a fresh session a link, so that it also works without JavaScript; otherwise the password is asked for first. */
const Download = observer(function Download({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  const { brand, language } = useSite();
  const label = t('account.download');
  if (store.profile?.isFresh) {
    const form = new FormData();
    form.set('action', 'downloadData');
    return (
      <div>
        <ButtonLink
          variant="secondary"
          href={`/api/account/data?sitePath=${language.sitePath}`}
          download={`${brand.id}-account.json`}
          onClick={(event) => {
            event.preventDefault();
            onSubmit(form);
          }}
        >
          {label}
        </ButtonLink>
      </div>
    );
  }
  return (
    <AccountForm action="downloadData" onSubmit={onSubmit}>
      <div>
        <Button
          type="submit"
          variant="secondary"
          isBusy={store.isBusy('downloadData')}
          busyLabel={t('account.downloading')}
        >
          {label}
        </Button>
      </div>
    </AccountForm>
  );
});
