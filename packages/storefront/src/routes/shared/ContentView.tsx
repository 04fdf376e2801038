import { ContentPage, contentStore } from '@touchline/features/shell/content';
import { useStore } from '../../state/StoresContext.ts';

export function ContentView() {
  return <ContentPage store={useStore(contentStore)} />;
}
