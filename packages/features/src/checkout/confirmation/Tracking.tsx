import type { Parcel } from '@touchline/contract/order/parcelSchema';
import { Link } from '@touchline/design-system/Link';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { confirmationMessages } from './confirmationMessages.ts';

const Facts = styled.p`
  ${type('meta')}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.16')};
  margin: 0;
  color: ${token('color.text.subtle')};
  overflow-wrap: anywhere;
`;

/** Who carries a parcel, its number, and the carrier's page about it; nothing while none of them is known. */
export function Tracking({ news }: { news: Parcel | undefined }) {
  const t = useMessages(confirmationMessages);
  const { carrier, trackingNumber, trackingUrl } = news ?? {};
  if (carrier === undefined && trackingNumber === undefined && trackingUrl === undefined) return null;
  return (
    <Facts>
      {carrier === undefined ? null : <bdi>{carrier}</bdi>}
      {trackingNumber === undefined ? null : (
        <span>
          {t('confirmation.tracking')} <bdi>{trackingNumber}</bdi>
        </span>
      )}
      {trackingUrl === undefined ? null : (
        <Link href={trackingUrl} target="_blank" rel="noreferrer">
          {t('confirmation.follow')}
        </Link>
      )}
    </Facts>
  );
}
