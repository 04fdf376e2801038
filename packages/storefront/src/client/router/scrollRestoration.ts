import { stored, type StorageNeeds } from '@touchline/features/storage';
import { scrollPositions } from '../../app/historyStorage.ts';

/** Entries of the history whose position is stored. */
const maxEntries = 50;

/** Scrolls to where a page was left. */
export function scrollToPosition(position: number): void {
  // What is far away is laid out, too: where its height is only expected, the same position would show something else.
  document.body.style.setProperty('--far-away', 'visible');
  scrollTo(0, position);
}

const entryKey = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** Gives a key to an entry that the browser has made: a new document, or a jump to a hash. */
function keyEntry(): string {
  const known = entryKey();
  if (known !== undefined) return known;
  const key = crypto.randomUUID();
  history.replaceState({ idx: null, key }, '');
  return key;
}

/**
 * The scroll positions that React Router's scroll restoration reads and writes. A document may be opened, scrolled and
 * left before the router is loaded: its position is restored and stored here, too.
 */
export class ScrollRestoration {
  /** By the key of the history's entry. */
  readonly positions: Record<string, number>;
  /** Key of the entry whose page is shown. */
  shownKey: string;

  constructor(needs: StorageNeeds) {
    const values = stored(needs);
    this.positions = { ...values.read(scrollPositions) };
    history.scrollRestoration = 'manual';
    const position = this.positions[entryKey() ?? ''];
    this.shownKey = keyEntry();
    // Position 0 counts too: Forward returns to a page that was left at its top.
    if (position !== undefined) scrollToPosition(position);
    addEventListener('popstate', keyEntry);
    addEventListener('pagehide', () => {
      this.positions[this.shownKey] = scrollY;
      values.write(scrollPositions, Object.fromEntries(Object.entries(this.positions).slice(-maxEntries)));
    });
  }
}
