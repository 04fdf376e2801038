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
  const curtain = store.status.kind === 'ready' ? store.status.page.curtain : undefined;
  const stories = store.status.kind === 'ready' ? store.status.page.stories : undefined;
  return (
    <>
      {stories ? <HomeStories store={homeStories} stories={stories} /> : null}
      <HomePage store={store} />
      <Rails place="home" />
      {curtain ? <StartCurtainPlace store={startCurtain} curtain={curtain} /> : null}
    </>
  );
});
