import { SectionBoundary } from '../SectionBoundary.tsx';
import type { ShownSection } from '../ShownPage.ts';
import { CategoriesView } from './CategoriesView.tsx';
import { EditorialView } from './EditorialView.tsx';
import { HeroView } from './HeroView.tsx';
import { IndexView } from './IndexView.tsx';
import { MembershipView } from './MembershipView.tsx';
import { ProseView } from './ProseView.tsx';
import { RailView } from './RailView.tsx';

/** Sections of any kind, in the editors' order. One that cannot be drawn leaves the others. */
export function Sections({ sections }: { sections: readonly ShownSection[] }) {
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
      return <ProseView section={section} />;
  }
}
