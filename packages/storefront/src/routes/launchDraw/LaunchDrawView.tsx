import { DrawPage, drawStore } from '@touchline/features/launches';
import { useStore, useStores } from '../../state/StoresContext.ts';

export function LaunchDrawView() {
  const store = useStore(drawStore);
  const { site } = useStores();
  const id = store.draw?.launchId ?? store.launchId;
  const query = new URLSearchParams({ sitePath: site.language.sitePath }).toString();
  return (
    <DrawPage
      store={store}
      onRetry={() => void store.load(id)}
      fileHref={`/api/launches/${encodeURIComponent(id)}/draw?${query}`}
    />
  );
}
