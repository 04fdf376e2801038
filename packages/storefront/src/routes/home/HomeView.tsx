import { HomePage, contentStore } from '@touchline/features/shell/content';
import { HomeStories, homeStoriesStore } from '@touchline/features/shell/homeStories';
import { StartCurtainPlace, startCurtainStore } from '@touchline/features/shell/startCurtain';
import { observer } from 'mobx-react-lite';
import { Rails } from '../shared/Rails.tsx';
import { useStore } from '../../state/StoresContext.ts';

export const HomeView = observer(function HomeView() {
  const store = useStore(contentStore);
  const startCurtain = useStore(startCurtainStore);
  const homeStories = useStore(homeStoriesStore);
  const page = store.status.kind === 'ready' ? store.status.page : undefined;
  const { curtain, stories } = page ?? {};
  return (
    <>
      {stories ? <HomeStories store={homeStories} stories={stories} /> : null}
      <HomePage store={store} />
      {/* What nobody has written advertises nothing. */}
      <Rails place="home" hasBanner={page?.isMade !== true} />
      {curtain ? <StartCurtainPlace store={startCurtain} curtain={curtain} /> : null}
    </>
  );
});
