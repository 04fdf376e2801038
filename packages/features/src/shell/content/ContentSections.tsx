import { Container, Section } from '@touchline/design-system/layout';
import { SectionBoundary } from './SectionBoundary.tsx';
import type { ShownSection } from './ShownPage.ts';
import { CategoriesView } from './sections/CategoriesView.tsx';
import { EditorialView } from './sections/EditorialView.tsx';
import { HeroView } from './sections/HeroView.tsx';
import { IndexView } from './sections/IndexView.tsx';
import { MembershipView } from './sections/MembershipView.tsx';
import { ProseView } from './sections/ProseView.tsx';
import { RailView } from './sections/RailView.tsx';

/** The sections of a page in the editors' order; one that cannot be drawn is left out. */
export function ContentSections({ sections }: { sections: readonly ShownSection[] }) {
  return sections.map((section) => (
    <SectionBoundary key={section.id}>
      {isEmpty(section) ? null : <SectionView section={section} />}
    </SectionBoundary>
  ));
}

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
      return (
        <Container>
          <Section>
            <ProseView section={section} />
          </Section>
        </Container>
      );
  }
}
