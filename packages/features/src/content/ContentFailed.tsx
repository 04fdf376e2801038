import { Button } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { useWords } from '../i18n/useWords.ts';
import type { ContentStore } from './ContentStore.ts';
import { contentWords } from './contentWords.ts';

/** The page could not be fetched: says so and tries again. */
export function ContentFailed({ store }: { store: ContentStore }) {
  const say = useWords(contentWords);
  return (
    <Container measure="text">
      <Section>
        <Stack gap={20} role="alert">
          <Heading level={1}>{say('content.failed.title')}</Heading>
          <p>{say('content.failed.text')}</p>
          <div>
            <Button onClick={() => void store.retry()}>{say('content.retry')}</Button>
          </div>
        </Stack>
      </Section>
    </Container>
  );
}
