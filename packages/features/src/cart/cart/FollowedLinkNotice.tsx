import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { cartMessages } from './cartMessages.ts';
import type { CartStore } from './CartStore.ts';

/** What became of the link that led to the bag. */
export const FollowedLinkNotice = observer(function FollowedLinkNotice({ store }: { store: CartStore }) {
  const t = useMessages(cartMessages);
  const { followedLink } = store;
  if (!followedLink) return null;
  if (followedLink.kind === 'failed')
    return (
      <Callout tone="warning" title={t('link.failed.title')}>
        {t('link.failed.text')}
      </Callout>
    );
  const { lost, repriced } = followedLink;
  const changes = [
    ...(lost > 0 ? [t('link.lost', { count: lost })] : []),
    ...(repriced > 0 ? [t('link.repriced', { count: repriced })] : []),
  ];
  return changes.length > 0 ? (
    <Callout tone="info" title={t('link.restored')}>
      {changes.join(' ')}
    </Callout>
  ) : (
    <Callout tone="success" title={t('link.restored')} />
  );
});
