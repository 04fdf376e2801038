import { EmptyState } from '@touchline/design-system/EmptyState';
import { Container, Section } from '@touchline/design-system/layout';
import { useMessages } from '../i18n/index.ts';
import { contentMessages } from './contentMessages.ts';

/** The home page of a shop without products. */
export function EmptyShop() {
  const t = useMessages(contentMessages);
  return (
    <Container>
      <Section>
        <EmptyState level={1} title={t('content.empty.title')}>
          {t('content.empty.text')}
        </EmptyState>
      </Section>
    </Container>
  );
}
