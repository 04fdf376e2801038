import { HomePage, contentStore } from '@touchline/features/content';
import { useStore } from '../../app/StoresContext.ts';

export function HomeView() {
  return <HomePage store={useStore(contentStore)} />;
}
