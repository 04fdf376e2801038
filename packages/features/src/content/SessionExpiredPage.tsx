import { ButtonLink } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Container, Section } from '@touchline/design-system/layout';
import { useMessages } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { contentMessages } from './contentMessages.ts';

/** The checkout session has expired: the stock reservation is released, the bag is kept. */
export function SessionExpiredPage() {
  const t = useMessages(contentMessages);
  const site = useSite();
  return (
    <Container>
      <Section>
        <EmptyState
          level={1}
          title={t('sessionExpired.title')}
          actions={<ButtonLink href={site.href('/cart')}>{t('sessionExpired.bag')}</ButtonLink>}
        >
          {t('sessionExpired.text')}
        </EmptyState>
      </Section>
    </Container>
  );
}
