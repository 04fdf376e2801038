import type { StoreDefinition } from '../../platform/module/index.ts';
import type { FooterSnapshot } from './footerContent.ts';

/** The footer never changes: its content is its state. */
export const footerContent: StoreDefinition<FooterSnapshot, FooterSnapshot> = {
  key: 'footer',
  onIdentity: 'keep',
  create: () => ({ slogan: '', columns: [], legal: [], pay: [], year: 1970 }),
  toSnapshot: (content) => content,
  fromSnapshot: (content) => content,
};
