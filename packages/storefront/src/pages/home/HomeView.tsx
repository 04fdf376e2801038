import { HomePage } from '@touchline/features/content';
import { contentStore } from '../../app/contentStore.ts';
import { useStore } from '../../app/StoresContext.ts';

export function HomeView() {
  return <HomePage store={useStore(contentStore)} />;
}
