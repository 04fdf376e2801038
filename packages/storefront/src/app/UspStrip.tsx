import type { UspItem } from '@touchline/contract/content/schema';
import { loadMessages } from '@touchline/features/i18n';
import { UspBar, uspBarMessages, UspStore } from '@touchline/features/uspBar';
import { useEffect, useState, type ReactNode } from 'react';
import { useStores } from './StoresContext.ts';

export interface UspStripProps {
  items: readonly UspItem[];
  /** What is there until its messages have loaded. */
  first: ReactNode;
}

/** The messages that take turns; their own texts come with them. */
export default function UspStrip({ items, first }: UspStripProps) {
  const { ports, translator } = useStores();
  const [store] = useState(() => new UspStore(ports, items));
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    loadMessages(translator, [uspBarMessages]).then(
      () => setReady(true),
      // Without its texts the first message stays.
      () => undefined,
    );
  }, [translator]);
  return isReady ? <UspBar store={store} /> : first;
}
