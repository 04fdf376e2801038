import { Button } from '@touchline/design-system/Button';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { legalPath, useSite } from '../../platform/site/index.ts';
import { MembershipForm, type MembershipFormProps } from './MembershipForm.tsx';
import { membershipMessages } from './membershipMessages.ts';

/** Joins the programme, whose terms are named: by pressing the button they are accepted. */
export const MembershipJoin = observer(function MembershipJoin({
  store,
  ...form
}: Pick<MembershipFormProps, 'store' | 'returnTo' | 'onEnd'>) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  const terms = legalPath(site.market, 'terms');
  return (
    <MembershipForm {...form} store={store} action="join">
      <Stack gap={16}>
        <p>
          {t('join.text')} {terms === undefined ? null : <a href={site.href(terms)}>{t('terms')}</a>}
        </p>
        <div>
          <Button type="submit" isBusy={store.busy === 'join'} busyLabel={t('join.busy')}>
            {t('join')}
          </Button>
        </div>
      </Stack>
    </MembershipForm>
  );
});
