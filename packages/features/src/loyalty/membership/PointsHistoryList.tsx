import type { PointsEntry } from '@touchline/contract/loyalty/schema';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { membershipMessages } from './membershipMessages.ts';

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.4')} ${token('space.16')};
    padding-block: ${token('space.12')};
    border-block-end: 1px solid ${token('color.edge')};
  }
  & > li > :nth-child(2) {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  & > li > :nth-child(3) {
    ${type('meta')}
    grid-column: 1 / -1;
    color: ${token('color.text.subtle')};
  }
`;

/** What happened to a member's points, the newest first. */
export function PointsHistoryList({ entries }: { entries: readonly PointsEntry[] }) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  if (entries.length === 0) return <p>{t('history.empty')}</p>;
  return (
    <List role="list">
      {entries.map(({ kind, points, at, orderId }, place) => (
        <li key={place}>
          <span>{t(`kind.${kind}`)}</span>
          <span>{points > 0 ? `+${site.number(points)}` : `−${site.number(-points)}`}</span>
          <span>
            <time dateTime={at}>{site.day(at)}</time>
            {orderId ? `, ${t('history.order', { order: orderId })}` : ''}
          </span>
        </li>
      ))}
    </List>
  );
}
