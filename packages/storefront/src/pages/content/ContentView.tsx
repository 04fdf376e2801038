import { ContentPage } from '@touchline/features/content';
import { contentStore } from '../../app/contentStore.ts';
import { useStore } from '../../app/StoresContext.ts';

export function ContentView() {
  return <ContentPage store={useStore(contentStore)} />;
}
