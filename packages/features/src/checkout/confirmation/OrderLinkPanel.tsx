import { CopyButton } from '@touchline/design-system/CopyButton';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Panel } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { confirmationMessages } from './confirmationMessages.ts';

interface OrderLinkPanelProps {
  /** The address that opens the order on any device. */
  address: string;
  /** When the link expires. ISO 8601. */
  expiresAt: string;
}

/** How to return to this order: its own link, to keep or copy, and the page that finds it by its number. */
export function OrderLinkPanel({ address, expiresAt }: OrderLinkPanelProps) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  return (
    <Container>
      <Panel variant="outlined">
        <Heading level={2} variant="head">
          {t('confirmation.link.title')}
        </Heading>
        <p>{t('confirmation.link.text', { day: site.day(expiresAt) })}</p>
        <p>
          <Link variant="strong" href={address}>
            {t('confirmation.link.open')}
          </Link>
        </p>
        <CopyButton
          text={address}
          copiedLabel={t('confirmation.link.copied')}
          failedLabel={t('confirmation.copyFailed')}
        >
          {t('confirmation.link.copy')}
        </CopyButton>
        <p>
          {t('confirmation.link.later')}{' '}
          <Link href={site.href('/track-order')}>{t('confirmation.track')}</Link>
        </p>
      </Panel>
    </Container>
  );
}
