import { Button } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Container, Section } from '@touchline/design-system/layout';
import { useWords } from '../i18n/useWords.ts';
import type { ContentStore } from './ContentStore.ts';
import { contentWords } from './contentWords.ts';

/** The page could not be fetched: says so and tries again. */
export function ContentFailed({ store }: { store: ContentStore }) {
  const say = useWords(contentWords);
  return (
    <Container>
      <Section>
        <EmptyState
          role="alert"
          level={1}
          title={say('content.failed.title')}
          actions={<Button onClick={() => void store.retry()}>{say('content.retry')}</Button>}
        >
          {say('content.failed.text')}
        </EmptyState>
      </Section>
    </Container>
  );
}
