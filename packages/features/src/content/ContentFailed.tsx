import { Button } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Container, Section } from '@touchline/design-system/layout';
import { useRetryWhenOnline } from '../failure/index.ts';
import { useMessages } from '../i18n/index.ts';
import type { ContentStore } from './ContentStore.ts';
import { contentMessages } from './contentMessages.ts';

/** The page failed to load: says so and offers a retry. */
export function ContentFailed({ store }: { store: ContentStore }) {
  const t = useMessages(contentMessages);
  useRetryWhenOnline(() => void store.retry());
  return (
    <Container>
      <Section>
        <EmptyState
          role="alert"
          level={1}
          title={t('content.failed.title')}
          actions={<Button onClick={() => void store.retry()}>{t('content.retry')}</Button>}
        >
          {t('content.failed.text')}
        </EmptyState>
      </Section>
    </Container>
  );
}
