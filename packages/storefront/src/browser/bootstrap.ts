/**
 * The only script that runs before a page is used. It loads the rest on the first touch, key or focus, or once the page
 * has loaded and is idle; the web fonts follow what is seen first, too. Until hydration it stores clicks on controls
 * that need JavaScript and replays them afterwards.
 * A public page is the same for everybody: for a visitor who may have a session it requests the number on the bag.
 */
import type { Visitor } from '@touchline/contract/visitor/schema';
import { visitorMarker, type PageStart, type StartFile } from '../state/state.ts';

/** What the page's script takes from the bootstrap. */
interface Bootstrap {
  /** Resolves when the web fonts are shown; `undefined` where they are from the beginning. */
  readonly fonts: Promise<void> | undefined;
  /** Whether the page is hydrated. */
  readonly isHydrated: boolean;
  /** Called by the page once it is hydrated. */
  hydrated(): void;
  /** Called when the page's script could not be loaded: what works without JavaScript takes its place. */
  failed(): void;
}

declare global {
  interface Window {
    touchlineBootstrap?: Bootstrap;
    /** Who the visitor is; incomplete or `undefined` when that could not be answered. */
    touchlineVisitor?: Promise<Partial<Visitor> | undefined>;
  }
}

const { scripts, preloads, fonts, visitor } = JSON.parse(
  document.getElementById('start')?.textContent ?? '{}',
) as PageStart;
const events = ['pointerdown', 'keydown', 'focusin'] as const;
/** Milliseconds after which the script is not waited for; it takes the page over whenever it comes. */
const longestWait = 20_000;
const kept = new Set<HTMLElement>();
let isStarted = false;
let isHydrated = false;

/** Scripts are loaded only from a path of this origin: `//host` and `/\\host` would be another machine. */
function ownScript(url: string): string {
  if (!/^\/(?![/\\])/.test(url)) throw new TypeError(url);
  return url;
}

const trusted = (
  window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  }
).trustedTypes?.createPolicy('touchline', { createScriptURL: ownScript });

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const event of events) removeEventListener(event, start, true);
  // The state is the last part of the document: a touch may come before it has arrived.
  const isLoading = document.readyState === 'loading';
  if (isLoading) addEventListener('DOMContentLoaded', () => scripts.forEach(run));
  // Each in its own task: run all at once, they would keep a slow phone from responding to a touch.
  for (const file of scripts) setTimeout(isLoading ? preload : run, 0, file);
  for (const file of preloads) setTimeout(preload, 0, file);
  setTimeout(failed, longestWait);
}

/** Nothing waits for the page's script any more: `data-unscripted` shows what works without it. */
function failed(): void {
  if (isHydrated) return;
  document.documentElement.dataset['unscripted'] = '';
  removeEventListener('click', keep, true);
}

function preload(file: StartFile): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = ownScript(file[0]);
  add(link, file);
}

function run(file: StartFile): void {
  const script = document.createElement('script');
  script.type = 'module';
  // Run in document order.
  script.async = false;
  script.addEventListener('error', failed);
  script.src = trusted?.createScriptURL(file[0]) ?? ownScript(file[0]);
  add(script, file);
}

function add(element: HTMLLinkElement | HTMLScriptElement, [, sha256]: StartFile): void {
  if (sha256) element.integrity = `sha256-${sha256}`;
  document.head.append(element);
}

function keep(event: Event): void {
  const control =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button[type=button],[data-needs-script]')
      : null;
  // Buttons with a command or popover, and summaries, work without JavaScript.
  if (isHydrated || !control || control.matches('[commandfor],[popovertarget]')) return;
  event.preventDefault();
  // React hydrates what is pressed at once: it would be pressed a second time when it is replayed.
  event.stopImmediatePropagation();
  kept.add(control);
}

const faces = fonts.map(([family, source, descriptors]) => new FontFace(family, source, descriptors));
let shownFonts: Promise<void> | undefined;

function addFonts(): void {
  for (const face of faces) document.fonts.add(face);
}

/**
 * Not before the page has loaded: they would compete with what is seen first. Those that the page shows are added
 * together once all have come, because whatever changes the fonts lays out the complete page again.
 */
async function showFonts(): Promise<void> {
  await Promise.allSettled(faces.filter((_, index) => fonts[index]?.[3]).map((face) => face.load()));
  addFonts();
  // The browser itself reports only fonts that load after they were added.
  document.fonts.dispatchEvent(new Event('loadingdone'));
}

for (const event of events) addEventListener(event, start, { capture: true, passive: true });
addEventListener('click', keep, true);
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 1000);
});

// Whoever comes from another page of the shop has them.
if (document.referrer.startsWith(`${location.origin}/`)) addFonts();
else shownFonts = new Promise((resolve) => addEventListener('load', () => resolve(showFonts())));

if (visitor && document.cookie.includes(`${visitorMarker}=`)) {
  // The number of the last page, until the answer has come.
  showCount(Number(/\b(?:user|persistent)BasketCount=(\d+)/.exec(document.cookie)?.[1]));
  window.touchlineVisitor = fetch(visitor)
    .then((response) => response.json())
    .then((found: Partial<Visitor>) => {
      showCount(found.bagCount);
      return found;
    })
    .catch(() => undefined);
}

function showCount(count: number | undefined): void {
  document.documentElement.style.cssText = count ? `--bag-count:"${count}";--bag-display:grid` : '';
}

window.touchlineBootstrap = {
  fonts: shownFonts,
  get isHydrated() {
    return isHydrated;
  },
  failed,
  hydrated() {
    isHydrated = true;
    delete document.documentElement.dataset['unscripted'];
    removeEventListener('click', keep, true);
    for (const control of kept) control.click();
    kept.clear();
  },
};
