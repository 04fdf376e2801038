import { HeartIcon } from '@touchline/design-system/Icon';
import { CountBadge, IconLink } from '@touchline/design-system/IconButton';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { headerMessages } from './headerMessages.ts';

/** Leads to the wishlist. Public pages come without the number: it is joined once the script runs. */
export function WishlistLink({ count }: { count: number }) {
  const t = useMessages(headerMessages);
  const site = useSite();
  return (
    <IconLink
      href={site.placeHref('wishlist')}
      label={count > 0 ? t('header.wishlist.count', { count }) : t('header.wishlist')}
    >
      <HeartIcon />
      {count > 0 ? <CountBadge>{count}</CountBadge> : null}
    </IconLink>
  );
}
