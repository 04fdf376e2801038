import { FramedPage } from './FramedPage.tsx';
import type { PageView } from '../routes/pageView.ts';
import { useStores } from '../state/StoresContext.ts';

interface RoutedPageProps {
  view: PageView;
  /** Another page is being fetched. */
  isNavigating?: boolean;
}

/** A page of the table of routes in its frames: on the server, in the browser and in Storybook. */
export function RoutedPage({ view, isNavigating = false }: RoutedPageProps) {
  const { session } = useStores();
  const { View, frame, key, path, search, isPersonal } = view;
  return (
    <FramedPage path={path} search={search} frame={frame} isNavigating={isNavigating}>
      {/* What a view keeps of one person is not another's. */}
      <View key={isPersonal ? `${key} ${session.version}` : key} />
    </FramedPage>
  );
}
