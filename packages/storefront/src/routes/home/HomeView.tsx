import { HomePage, contentStore } from '@touchline/features/shell/content';
import { StartCurtainPlace, startCurtainStore } from '@touchline/features/shell/startCurtain';
import { observer } from 'mobx-react-lite';
import { Rails } from '../shared/Rails.tsx';
import { useStore } from '../../state/StoresContext.ts';

export const HomeView = observer(function HomeView() {
  const store = useStore(contentStore);
  const startCurtain = useStore(startCurtainStore);
  const page = store.status.kind === 'ready' ? store.status.page : undefined;
  const curtain = page?.curtain;
  return (
    <>
      <HomePage store={store} />
      {/* What nobody has written advertises nothing. */}
      <Rails place="home" hasBanner={page?.isMade !== true} />
      {curtain ? <StartCurtainPlace store={startCurtain} curtain={curtain} /> : null}
    </>
  );
});
