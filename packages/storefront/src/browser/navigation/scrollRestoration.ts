import { stored, type StorageNeeds } from '@touchline/features/platform/storage';
import { scrollPositions } from '../../state/historyStorage.ts';

/** Entries of the history whose position is stored. */
const maxEntries = 50;

/** Scrolls to where a page was left. */
export function scrollToPosition(position: number): void {
  // What is far away is laid out, too: where its height is only expected, the same position would show something else.
  document.body.style.setProperty('--content-visibility', 'visible');
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
 * Where the pages of this tab were left. React Router's `<ScrollRestoration>` is not used: a document may be opened,
 * scrolled and left before the router is loaded, and the page that it would scroll is rendered after the router.
 */
export class ScrollRestoration {
  /** By the key of the history's entry. */
  private readonly positions: Record<string, number>;
  /** Key of the entry whose page is shown. */
  private shownKey: string;

  constructor(needs: StorageNeeds, view: Pick<Window, 'addEventListener'> = window) {
    const values = stored(needs);
    this.positions = { ...values.read(scrollPositions) };
    history.scrollRestoration = 'manual';
    const position = this.positions[entryKey() ?? ''];
    this.shownKey = keyEntry();
    // Position 0 counts too: Forward returns to a page that was left at its top.
    if (position !== undefined) scrollToPosition(position);
    view.addEventListener('popstate', () => {
      // The browser is about to jump to a hash: the router hears of it too late to know where the page was left.
      if (entryKey() === undefined) this.enter(keyEntry());
    });
    view.addEventListener('pagehide', () => {
      this.positions[this.shownKey] = scrollY;
      values.write(scrollPositions, Object.fromEntries(Object.entries(this.positions).slice(-maxEntries)));
    });
  }

  /**
   * Another entry is about to be shown: remembers where the one before is left, and returns where this one was;
   * `undefined` for an entry that is new or shown already.
   */
  enter(key: string): number | undefined {
    this.positions[this.shownKey] = scrollY;
    if (key === this.shownKey) return undefined;
    this.shownKey = key;
    return this.positions[key];
  }
}
