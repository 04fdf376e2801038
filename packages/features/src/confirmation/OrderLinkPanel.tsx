import { CopyButton } from '@touchline/design-system/CopyButton';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Panel } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { confirmationWords } from './confirmationWords.ts';

/* The address is one long word: it breaks where it must, and one press selects all of it. */
const Address = styled.code`
  font: inherit;
  overflow-wrap: anywhere;
  user-select: all;
`;

interface OrderLinkPanelProps {
  /** Opens the order on any device. */
  address: string;
  /** Until when it does. ISO 8601. */
  expiresAt: string;
}

/** How to come back to this order: its own link, to copy or to select, and the page that finds it by its number. */
export function OrderLinkPanel({ address, expiresAt }: OrderLinkPanelProps) {
  const say = useWords(confirmationWords);
  const site = useSite();
  return (
    <Container>
      <Panel variant="outlined">
        <Heading level={2} look="head">
          {say('confirmation.link.title')}
        </Heading>
        <p>{say('confirmation.link.text', { day: site.day(expiresAt) })}</p>
        <Address>{address}</Address>
        <CopyButton
          text={address}
          copiedLabel={say('confirmation.link.copied')}
          failedLabel={say('confirmation.copyFailed')}
        >
          {say('confirmation.link.copy')}
        </CopyButton>
        <p>
          {say('confirmation.link.later')}{' '}
          <Link href={site.href('/track-order')}>{say('confirmation.track')}</Link>
        </p>
      </Panel>
    </Container>
  );
}
