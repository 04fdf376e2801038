import { visuallyHidden } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { ContentFailed } from './ContentFailed.tsx';
import { ContentLoading } from './ContentLoading.tsx';
import type { ContentStore } from './ContentStore.ts';
import { EmptyShop } from './EmptyShop.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';
import type { ShownSection } from './ShownPage.ts';
import { CategoriesView } from './sections/CategoriesView.tsx';
import { EditorialView } from './sections/EditorialView.tsx';
import { HeroView } from './sections/HeroView.tsx';
import { IndexView } from './sections/IndexView.tsx';
import { MembershipView } from './sections/MembershipView.tsx';
import { ProseView } from './sections/ProseView.tsx';
import { RailView } from './sections/RailView.tsx';

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
      {sections.map((section) => (
        <SectionBoundary key={section.id}>
          {isEmpty(section) ? null : <SectionView section={section} />}
        </SectionBoundary>
      ))}
    </>
  );
});

const isEmpty = (section: ShownSection): boolean => section.kind === 'rail' && section.items.length === 0;

function SectionView({ section }: { section: ShownSection }) {
  switch (section.kind) {
    case 'hero':
      return <HeroView section={section} />;
    case 'categories':
      return <CategoriesView section={section} />;
    case 'rail':
      return <RailView section={section} />;
    case 'index':
      return <IndexView section={section} />;
    case 'editorial':
      return <EditorialView section={section} />;
    case 'membership':
      return <MembershipView section={section} />;
    case 'prose':
      return <ProseView section={section} />;
  }
}
