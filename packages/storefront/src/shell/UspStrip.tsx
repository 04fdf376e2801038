import type { UspItem } from '@touchline/contract/content/schema';
import { UspBar, uspBarMessages, UspStore } from '@touchline/features/shell/uspBar';
import { useState, type ReactNode } from 'react';
import { useStores } from '../state/StoresContext.ts';

export interface UspStripProps {
  items: readonly UspItem[];
  /** What is there until it has loaded. */
  first: ReactNode;
}

/** The messages that take turns. */
export default function UspStrip({ items }: UspStripProps) {
  const { ports } = useStores();
  const [store] = useState(() => new UspStore(ports, items));
  return <UspBar store={store} />;
}

export const messages = [uspBarMessages];
