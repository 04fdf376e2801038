import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { MembershipJoin } from './MembershipJoin.tsx';
import { membershipMessages } from './membershipMessages.ts';
import type { MembershipStore } from './MembershipStore.ts';

export interface MembershipOfferProps {
  store: MembershipStore;
  /** Whether joining helps the visitor here. */
  isOffered: boolean;
  /** The page that it stands on, below the site path: without the script, joining leads back there. */
  returnTo: string;
  /** The visitor is a member now. */
  onJoined: () => void;
}

/** Offers to join the programme on another page than its own, and welcomes whoever has. */
export const MembershipOffer = observer(function MembershipOffer({
  store,
  isOffered,
  returnTo,
  onJoined,
}: MembershipOfferProps) {
  const t = useMessages(membershipMessages);
  // What became of an earlier press, here or on the page of the membership, is no news any more.
  const [end, setEnd] = useState<'joined' | 'refused'>();
  const { problem } = store;
  const handleEnd = (isDone: boolean) => {
    setEnd(isDone ? 'joined' : 'refused');
    if (isDone) onJoined();
  };
  if (end === 'joined')
    return (
      <Callout tone="success" isAnnounced>
        {t('welcome.text')}
      </Callout>
    );
  if (!isOffered) return null;
  return (
    <Stack gap={12}>
      {end === 'refused' && problem ? (
        <Callout tone="urgent" isAnnounced>
          {t(`failed.${problem}`)}
        </Callout>
      ) : null}
      <MembershipJoin store={store} returnTo={returnTo} onEnd={handleEnd} />
    </Stack>
  );
});
