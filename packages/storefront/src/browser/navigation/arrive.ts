import { scrollToPosition } from './scrollRestoration.ts';

interface Arrival {
  location: Pick<URL, 'hash' | 'pathname' | 'search'>;
  /** Where the page was left. @default it is new */
  position: number | undefined;
  /** The page stays scrolled where the one before was. */
  keepsPlace: boolean;
}

/** Scrolls to where a page begins or was left, and moves the focus to another page than before. */
export function arrive({ location, position, keepsPlace }: Arrival, isOtherPage: boolean): void {
  const { hash, pathname, search } = location;
  if (position !== undefined) scrollToPosition(position);
  else if (hash && !keepsPlace) document.getElementById(idIn(hash))?.scrollIntoView();
  else if (!keepsPlace) scrollTo(0, 0);
  if (!isOtherPage) return;
  if (keepsPlace) focusLinkTo(pathname + search);
  else focusTitle();
}

/** The id in a hash, as far as it is well encoded. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Focuses the page's heading: a screen reader announces the new page, and the next Tab starts there. */
function focusTitle(): void {
  const main = document.getElementById('main');
  const title = main?.querySelector<HTMLElement>('h1') ?? main;
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Focuses the link that was followed if the new page also has it, as the current one. */
function focusLinkTo(address: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-keeps-place]')];
  const link = links.find(({ pathname, search }) => pathname + search === address);
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}
