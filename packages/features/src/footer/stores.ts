import type { StoreDefinition } from '../module/index.ts';
import type { FooterSnapshot } from './footerContent.ts';
import { packFooter, unpackFooter, type PackedFooter } from './packFooter.ts';

/** The footer never changes: its content is its state. */
export const footerContent: StoreDefinition<FooterSnapshot, PackedFooter> = {
  key: 'footer',
  onIdentity: 'keep',
  create: () => ({ slogan: '', columns: [], legal: [], pay: [], year: 1970 }),
  toSnapshot: packFooter,
  fromSnapshot: unpackFooter,
};
