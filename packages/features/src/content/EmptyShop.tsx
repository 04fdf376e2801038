import { EmptyState } from '@touchline/design-system/EmptyState';
import { Container, Section } from '@touchline/design-system/layout';
import { useWords } from '../i18n/useWords.ts';
import { contentWords } from './contentWords.ts';

/** The home page of a shop that has nothing to sell yet. */
export function EmptyShop() {
  const say = useWords(contentWords);
  return (
    <Container>
      <Section>
        <EmptyState level={1} title={say('content.empty.title')}>
          {say('content.empty.text')}
        </EmptyState>
      </Section>
    </Container>
  );
}
