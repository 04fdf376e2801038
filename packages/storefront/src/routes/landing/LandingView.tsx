import { contentStore, HomePage } from '@touchline/features/shell/content';
import { useStore } from '../../state/StoresContext.ts';

export function LandingView() {
  return <HomePage store={useStore(contentStore)} />;
}
