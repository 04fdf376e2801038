import { observer } from 'mobx-react-lite';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { ContentFailed } from './ContentFailed.tsx';
import { ContentLoading } from './ContentLoading.tsx';
import type { ContentStore } from './ContentStore.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProseView } from './sections/ProseView.tsx';

/** A page of help or law: head and running text. */
export const ContentPage = observer(function ContentPage({ store }: { store: ContentStore }) {
  const { status } = store;
  if (status.kind === 'failed') return <ContentFailed store={store} />;
  if (status.kind === 'notFound') return <NotFoundPage />;
  if (status.kind !== 'ready') return <ContentLoading />;
  return (
    <Container measure="text">
      <Section>
        <Stack gap={24}>
          <Heading level={1}>{status.page.title}</Heading>
          {status.page.sections.map((section) =>
            section.kind === 'prose' ? <ProseView key={section.id} section={section} /> : null,
          )}
        </Stack>
      </Section>
    </Container>
  );
});
