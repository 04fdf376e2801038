import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { ContentFailed } from './ContentFailed.tsx';
import { ContentLoading } from './ContentLoading.tsx';
import { ContentSections } from './ContentSections.tsx';
import type { ContentStore } from './ContentStore.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const Lead = styled.p`
  ${type('lead')}
  max-inline-size: 52ch;
  color: ${token('color.text.subtle')};
  text-wrap: pretty;
`;

/** A page made of any sections: without a large picture its title stands at the top. */
export const LandingPage = observer(function LandingPage({ store }: { store: ContentStore }) {
  const { status } = store;
  if (status.kind === 'failed') return <ContentFailed store={store} />;
  if (status.kind === 'notFound') return <NotFoundPage />;
  if (status.kind !== 'ready') return <ContentLoading />;
  const { title, description, sections } = status.page;
  return (
    <>
      {sections[0]?.kind === 'hero' ? null : (
        <Container>
          <Section>
            <Stack gap={24}>
              <Heading level={1}>{title}</Heading>
              <Lead>{description}</Lead>
            </Stack>
          </Section>
        </Container>
      )}
      <ContentSections sections={sections} />
    </>
  );
});
