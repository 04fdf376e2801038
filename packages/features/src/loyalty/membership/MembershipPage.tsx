import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { LinkButton } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import type { LoyaltyStatus } from '@touchline/contract/loyalty/schema';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { VoucherList } from '../vouchers/index.ts';
import { MembershipForm } from './MembershipForm.tsx';
import { MembershipJoin } from './MembershipJoin.tsx';
import { membershipMessages } from './membershipMessages.ts';
import { MembershipNews } from './MembershipNews.tsx';
import type { MembershipStore } from './MembershipStore.ts';
import { PointsHistoryList } from './PointsHistoryList.tsx';
import { TierSummary } from './TierSummary.tsx';

export interface MembershipPageProps {
  store: MembershipStore;
  /** Opens how the programme works; left out where it cannot, as before hydration. */
  onDetails?: (() => void) | undefined;
  /** Address that friends are invited to. */
  inviteUrl: string;
}

/** The membership in the account: tier and progress, news, vouchers, points. Works as plain forms without JavaScript. */
export const MembershipPage = observer(function MembershipPage(props: MembershipPageProps) {
  const { store, onDetails, inviteUrl } = props;
  const t = useMessages(membershipMessages);
  const site = useSite();
  const { status, loyalty, problem, done } = store;
  if (status.kind === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="box" style={{ blockSize: 320 }} />
      </div>
    );
  if (!loyalty || status.kind !== 'ready')
    return (
      <EmptyState
        level={1}
        title={t('failed.title')}
        actions={<ButtonLink href={site.href('/account/membership')}>{t('again')}</ButtonLink>}
      >
        {t(
          status.kind === 'signedOut'
            ? 'failed.signedOut'
            : status.kind === 'failed'
              ? `failed.${status.reason}`
              : 'failed.unavailable',
        )}
        {status.kind === 'failed' && store.lastKnown
          ? ` ${t('failed.lastKnown', {
              tier: store.lastKnown.membershipTier,
              points: site.number(store.lastKnown.membershipPoints),
            })}`
          : null}
      </EmptyState>
    );
  return (
    <Stack gap={40}>
      <Stack gap={12}>
        <Heading level={1} variant="title">
          {t('title')}
        </Heading>
        <p>{t('lead')}</p>
        {onDetails ? (
          <p>
            <LinkButton onClick={onDetails}>{t('details.open')}</LinkButton>
          </p>
        ) : null}
      </Stack>
      {problem ? (
        <Callout tone="urgent" isAnnounced>
          {t(`failed.${problem}`)}
        </Callout>
      ) : null}
      {done === 'redeem' || done === 'leave' || done === 'join' ? (
        <Callout tone="success" isAnnounced>
          {t(done === 'redeem' ? 'rewards.done' : done === 'leave' ? 'leave.done' : 'welcome.text')}
        </Callout>
      ) : null}
      {loyalty.isMember ? (
        <Member {...{ store, loyalty, inviteUrl }} />
      ) : (
        <>
          <TierSummary loyalty={loyalty} />
          <MembershipJoin store={store} />
        </>
      )}
    </Stack>
  );
});

interface MemberProps {
  store: MembershipStore;
  loyalty: LoyaltyStatus;
  inviteUrl: string;
}

const Member = observer(function Member({ store, loyalty, inviteUrl }: MemberProps) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  const { vouchers, history } = store;
  return (
    <>
      <TierSummary loyalty={loyalty} />
      <MembershipNews store={store} inviteUrl={inviteUrl} />
      <Stack gap={16}>
        <Heading level={2} variant="head">
          {t('vouchers')}
        </Heading>
        <VoucherList vouchers={vouchers} />
      </Stack>
      {loyalty.rewards.length > 0 ? (
        <Stack gap={16}>
          <Heading level={2} variant="head">
            {t('rewards')}
          </Heading>
          {loyalty.rewards.map(({ points, value }) => (
            <MembershipForm key={points} store={store} action="redeem" points={points}>
              <Button
                type="submit"
                variant="secondary"
                disabled={points > loyalty.totalPoints}
                isBusy={store.busy === 'redeem'}
                busyLabel={t('rewards.busy')}
              >
                {t('rewards.get', {
                  value: site.money(value, 'short'),
                  points: site.number(points),
                })}
              </Button>
            </MembershipForm>
          ))}
        </Stack>
      ) : null}
      <Stack gap={16}>
        <Heading level={2} variant="head">
          {t('history')}
        </Heading>
        <PointsHistoryList entries={history?.entries ?? []} />
      </Stack>
      <Leave store={store} points={loyalty.totalPoints + loyalty.pendingPoints} />
    </>
  );
});

const Leave = observer(function Leave({ store, points }: { store: MembershipStore; points: number }) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  if (!store.isLeaving)
    return (
      <MembershipForm store={store} action="askLeave">
        <Button type="submit" variant="tertiary">
          {t('leave')}
        </Button>
      </MembershipForm>
    );
  return (
    <Stack gap={16}>
      <Heading level={2} variant="head">
        {t('leave')}
      </Heading>
      <p>{t('leave.text')}</p>
      <MembershipForm store={store} action="leave">
        <Button type="submit" isBusy={store.busy === 'leave'} busyLabel={t('leave.busy')}>
          {t('leave.confirm', { points: site.number(Math.max(0, points)) })}
        </Button>
      </MembershipForm>
      <MembershipForm store={store} action="keep">
        <Button type="submit" variant="secondary">
          {t('leave.keep')}
        </Button>
      </MembershipForm>
    </Stack>
  );
});
