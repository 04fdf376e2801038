import type { MembershipNotification } from '@touchline/contract/loyalty/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { CopyButton } from '@touchline/design-system/CopyButton';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { MembershipForm } from './MembershipForm.tsx';
import { membershipMessages } from './membershipMessages.ts';
import type { MembershipStore } from './MembershipStore.ts';

/** Kinds of news that are no good news. */
const warnings: ReadonlySet<MembershipNotification['type']> = new Set([
  ...(['LEVEL_DOWNGRADE', 'UPCOMING_DOWNGRADE', 'POINTS_EXPIRED'] as const),
  ...(['POINTS_TO_EXPIRE', 'ALL_POINTS_EXPIRED'] as const),
]);

export interface MembershipNoteProps {
  notification: MembershipNotification;
  /** Address that friends are invited to. */
  inviteUrl: string;
}

/** One thing that a member is told. */
export function MembershipNote({ notification, inviteUrl }: MembershipNoteProps) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  const { type, points = 0, tierId = 0, on } = notification;
  return (
    <Callout
      tone={warnings.has(type) ? 'warning' : 'info'}
      {...(type === 'INVITE_A_FRIEND'
        ? {
            actions: (
              <CopyButton text={inviteUrl} copiedLabel={t('invite.copied')} failedLabel={t('invite.failed')}>
                {t('invite.copy')}
              </CopyButton>
            ),
          }
        : {})}
    >
      {t(type, { points: site.number(points), tier: tierId, day: on ? site.day(on) : '' })}
    </Callout>
  );
}

export interface MembershipNewsProps {
  store: MembershipStore;
  inviteUrl: string;
}

/** What the member has not seen yet. */
export const MembershipNews = observer(function MembershipNews({ store, inviteUrl }: MembershipNewsProps) {
  const t = useMessages(membershipMessages);
  const { unseen } = store;
  if (unseen.length === 0) return null;
  return (
    <Stack gap={16}>
      <Heading level={2} variant="head">
        {t('news')}
      </Heading>
      {unseen.map((notification) => (
        <MembershipNote key={notification.id} {...{ notification, inviteUrl }} />
      ))}
      <MembershipForm store={store} action="seen">
        <Button type="submit" variant="secondary" size="small" isBusy={store.busy === 'seen'}>
          {t('news.seen')}
        </Button>
      </MembershipForm>
    </Stack>
  );
});
