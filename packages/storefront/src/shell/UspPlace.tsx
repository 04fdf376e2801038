import type { UspItem } from '@touchline/contract/content/schema';
import { lazyView } from './lazyFeature.tsx';
import { useStores } from '../state/StoresContext.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import type { UspStripProps } from './UspStrip.tsx';

const UspStrip = lazyView<UspStripProps>({
  load: () => import('./UspStrip.tsx'),
  otherwise: ({ first }) => first,
});

/** The strip above the header: the server shows the first message; what takes turns comes once the page runs. */
export function UspPlace({ items }: { items: readonly UspItem[] }) {
  const { site } = useStores();
  const isHydrated = useIsHydrated();
  const [item] = items;
  if (!item) return null;
  const { title, url } = item;
  const first = url === undefined ? title : <a href={site.href(url)}>{title}</a>;
  const isPlain = items.length === 1 && !item.isDialog && !item.embeddableElement;
  if (!isHydrated || isPlain) return first;
  return <UspStrip {...{ items, first }} />;
}
