import type { Order } from '@touchline/contract/order/schema';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { confirmationMessages } from './confirmationMessages.ts';

const Files = styled.ul`
  display: grid;
  gap: ${token('space.12')};

  & p {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

/** The files of an order, how often each can still be loaded, and until when. */
export function OrderDownloads({ downloads }: { downloads: NonNullable<Order['downloads']> }) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  return (
    <Stack gap={12}>
      <Heading level={2} variant="head">
        {t('confirmation.downloads')}
      </Heading>
      <Files role="list">
        {downloads.map(({ itemId, name, href, left, until }) => (
          <li key={itemId}>
            <Link variant="strong" href={href} download>
              {t('confirmation.download', { name })}
            </Link>
            <p>{t('confirmation.download.left', { count: left, day: site.day(until) })}</p>
          </li>
        ))}
      </Files>
    </Stack>
  );
}
