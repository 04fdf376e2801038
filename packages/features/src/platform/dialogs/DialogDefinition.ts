import type { ComponentType } from 'react';
import type { StoreContext } from '../module/index.ts';
import type { DialogRankName } from './dialogRanks.ts';

export interface DialogViewProps {
  /** False while the dialog waits, and while it closes: keep typed text in a store. */
  isOpen: boolean;
  onClose: () => void;
  /** The stores of the session: `stores.of(loginStore)`. */
  stores: StoreContext;
}

/** A dialog of a module; its view is loaded when its turn comes. */
export interface DialogDefinition {
  /** Unique in the shop. */
  readonly key: string;
  /** Its row in the shop's table of ranks: decides when it opens, and whether it waits or is dropped when it may not. */
  readonly rank: DialogRankName;
  load(): Promise<{ View: ComponentType<DialogViewProps> }>;
}
