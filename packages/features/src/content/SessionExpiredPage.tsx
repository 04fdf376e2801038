import { ButtonLink } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Container, Section } from '@touchline/design-system/layout';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { contentWords } from './contentWords.ts';

/** The checkout was left alone for too long: stock is free again, the bag is there. */
export function SessionExpiredPage() {
  const say = useWords(contentWords);
  const site = useSite();
  return (
    <Container>
      <Section>
        <EmptyState
          level={1}
          title={say('sessionExpired.title')}
          actions={<ButtonLink href={site.href('/cart')}>{say('sessionExpired.bag')}</ButtonLink>}
        >
          {say('sessionExpired.text')}
        </EmptyState>
      </Section>
    </Container>
  );
}
