import { contentStore, LandingPage } from '@touchline/features/shell/content';
import { useStore } from '../../state/StoresContext.ts';

export function LandingView() {
  return <LandingPage store={useStore(contentStore)} />;
}
