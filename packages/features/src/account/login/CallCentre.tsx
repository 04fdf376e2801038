import { Link } from '@touchline/design-system/Link';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { loginMessages } from './loginMessages.ts';

/** The number of the market's call centre, as a link that calls it; nothing where there is none. */
export function CallCentre() {
  const t = useMessages(loginMessages);
  const { callCentre } = useSite().market;
  if (callCentre === undefined) return null;
  return (
    <span>
      {t('account.external.authentication.error.call')}{' '}
      <Link href={`tel:${callCentre.replaceAll(/[^\d+]/g, '')}`}>
        <bdi dir="ltr">{callCentre}</bdi>
      </Link>
    </span>
  );
}
