import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { legalPath, useSite } from '../../platform/site/index.ts';
import type { ConsentEnd, ConsentStore } from './ConsentStore.ts';
import { ConsentDeletion } from './ConsentDeletion.tsx';
import { membershipMessages } from './membershipMessages.ts';

export interface ConsentPanelProps {
  store: ConsentStore;
  /** The market's accounts belong to the programme: whoever does not join signs out, or deletes the account. */
  isRequired: boolean;
  /** The account has joined, has not, is signed out, or is deleted. */
  onEnd: (end: ConsentEnd) => void;
  /** An account without a password is deleted by a fresh session: its owner has to sign in again. */
  onFresh: () => void;
}

/** The text and the links of the section that is shown. */
export const ConsentPanel = observer(function ConsentPanel({
  store,
  isRequired,
  onEnd,
  onFresh,
}: ConsentPanelProps) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  const terms = legalPath(site.market, 'terms');
  const { section, busy, problem } = store;
  const finish = (end: ConsentEnd | undefined) => {
    if (end) onEnd(end);
  };
  const busyLabel = t('loading');
  return (
    <Stack gap={20}>
      {problem ? (
        <Callout
          tone="urgent"
          isAnnounced
          {...(problem === 'fresh'
            ? {
                actions: (
                  <Button variant="secondary" size="small" onClick={onFresh}>
                    {t('consent.delete')}
                  </Button>
                ),
              }
            : {})}
        >
          {problem === 'fresh' ? t('consent.fresh') : t(`failed.${problem}`)}
        </Callout>
      ) : null}
      <p>{t(section === 'main' && !isRequired ? 'consent.choice.text' : `consent.${section}.text`)}</p>
      {section === 'main' ? (
        <>
          {terms === undefined ? null : (
            <p>
              <Link href={site.href(terms)}>{t('terms')}</Link>
            </p>
          )}
          <Button
            isWide
            isBusy={busy === 'join'}
            busyLabel={t('join.busy')}
            onClick={() => void store.join().then(finish)}
          >
            {t('consent.accept')}
          </Button>
          {isRequired ? (
            <>
              <Button isWide variant="secondary" onClick={() => store.show('decline')}>
                {t('consent.toDecline')}
              </Button>
              <Button isWide variant="tertiary" onClick={() => store.show('delete')}>
                {t('consent.toDelete')}
              </Button>
            </>
          ) : (
            <Button
              isWide
              variant="secondary"
              isBusy={busy === 'decline'}
              busyLabel={busyLabel}
              onClick={() => void store.decline().then(finish)}
            >
              {t('consent.later')}
            </Button>
          )}
        </>
      ) : null}
      {section === 'decline' ? (
        <>
          <Button
            isWide
            isBusy={busy === 'logout'}
            busyLabel={busyLabel}
            onClick={() => void store.logout().then(finish)}
          >
            {t('consent.logout')}
          </Button>
          <Button isWide variant="secondary" onClick={() => store.show('delete')}>
            {t('consent.toDelete')}
          </Button>
          <Button isWide variant="tertiary" onClick={() => store.show('main')}>
            {t('consent.back')}
          </Button>
        </>
      ) : null}
      {section === 'delete' ? (
        <>
          <ConsentDeletion store={store} onEnd={onEnd} />
          <Button
            isWide
            variant="secondary"
            isBusy={busy === 'logout'}
            busyLabel={busyLabel}
            onClick={() => void store.logout().then(finish)}
          >
            {t('consent.cancel')}
          </Button>
        </>
      ) : null}
    </Stack>
  );
});
