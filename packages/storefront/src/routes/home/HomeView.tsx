import type { ContentStory } from '@touchline/contract/content/schema';
import { HomePage, contentStore } from '@touchline/features/shell/content';
import { StartCurtainPlace, startCurtainStore } from '@touchline/features/shell/startCurtain';
import { observer } from 'mobx-react-lite';
import { lazyView } from '../../shell/lazyFeature.tsx';
import { Rails } from '../shared/Rails.tsx';
import { useStore } from '../../state/StoresContext.ts';

// Few home pages have stories; of those the browser loads their code when it shows them.
const HomeStories = lazyView<{ stories: readonly ContentStory[] }>({
  load: () => import('./HomeStoriesPlace.tsx'),
  missing: () => null,
});

export const HomeView = observer(function HomeView() {
  const store = useStore(contentStore);
  const startCurtain = useStore(startCurtainStore);
  const page = store.status.kind === 'ready' ? store.status.page : undefined;
  const { curtain, stories } = page ?? {};
  return (
    <>
      {stories ? <HomeStories stories={stories} /> : null}
      <HomePage store={store} />
      {/* What nobody has written advertises nothing. */}
      <Rails place="home" hasBanner={page?.isMade !== true} />
      {curtain ? <StartCurtainPlace store={startCurtain} curtain={curtain} /> : null}
    </>
  );
});
