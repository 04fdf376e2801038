import { LaunchListPage, launchListStore } from '@touchline/features/launches';
import { useStore } from '../../state/StoresContext.ts';

export function LaunchesView() {
  return <LaunchListPage store={useStore(launchListStore)} />;
}
