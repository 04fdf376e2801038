import { visuallyHidden } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { ContentFailed } from './ContentFailed.tsx';
import { ContentLoading } from './ContentLoading.tsx';
import { ContentSections } from './ContentSections.tsx';
import type { ContentStore } from './ContentStore.ts';
import { EmptyShop } from './EmptyShop.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/* Without a hero no visible heading names the page. */
const HiddenTitle = styled.h1`
  ${visuallyHidden}
`;

/** The home page: its sections in the editors' order. */
export const HomePage = observer(function HomePage({ store }: { store: ContentStore }) {
  const { status } = store;
  if (status.kind === 'failed') return <ContentFailed store={store} />;
  if (status.kind === 'notFound') return <NotFoundPage />;
  if (status.kind !== 'ready') return <ContentLoading />;
  const { title, sections } = status.page;
  if (sections.length === 0) return <EmptyShop />;
  return (
    <>
      {sections.some(({ kind }) => kind === 'hero') ? null : <HiddenTitle>{title}</HiddenTitle>}
      <ContentSections sections={sections} />
    </>
  );
});
