import { HomePage, contentStore } from '@touchline/features/content';
import { Rails } from '../../app/Rails.tsx';
import { useStore } from '../../app/StoresContext.ts';

export function HomeView() {
  const store = useStore(contentStore);
  return (
    <>
      <HomePage store={store} />
      <Rails place="home" />
    </>
  );
}
