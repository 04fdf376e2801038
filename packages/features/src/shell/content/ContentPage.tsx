import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import { ContentFailed } from './ContentFailed.tsx';
import { ContentLoading } from './ContentLoading.tsx';
import type { ContentStore } from './ContentStore.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProseView } from './sections/ProseView.tsx';

const Lead = styled.p`
  ${type('lead')}
  max-inline-size: 52ch;
  color: ${token('color.text.subtle')};
  text-wrap: pretty;
`;

/** A help or legal page: heading, summary, and text. */
export const ContentPage = observer(function ContentPage({ store }: { store: ContentStore }) {
  const { status } = store;
  if (status.kind === 'failed') return <ContentFailed store={store} />;
  if (status.kind === 'notFound') return <NotFoundPage />;
  if (status.kind !== 'ready') return <ContentLoading />;
  return (
    <Container>
      <Section>
        <Stack gap={24}>
          <Heading level={1}>{status.page.title}</Heading>
          <Lead>{status.page.description}</Lead>
          {status.page.sections.map((section) =>
            section.kind === 'prose' ? <ProseView key={section.id} section={section} /> : null,
          )}
        </Stack>
      </Section>
    </Container>
  );
});
