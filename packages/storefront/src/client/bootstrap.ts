/**
 * The only script a page runs before it is used: it starts the rest by the first touch, key or focus, or when the page
 * is loaded and idle. Until then clicks on controls that need the script are kept, and given to them afterwards.
 */
import type { PageStart, StartFile } from '../app/state.ts';

interface Late {
  /** Called by the page once it is hydrated. */
  hydrated(): void;
}

declare global {
  interface Window {
    touchlineLate?: Late;
  }
}

const { scripts, preloads } = JSON.parse(document.getElementById('start')?.textContent ?? '{}') as PageStart;
const events = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const kept = new Set<HTMLElement>();
let isStarted = false;
let isHydrated = false;

/** A script is loaded from an own path only: `//host` and `/\\host` would be another machine. */
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
  // The state of the page is its last part: a touch may come while that is still on its way.
  const isLoading = document.readyState === 'loading';
  if (isLoading) addEventListener('DOMContentLoaded', () => scripts.forEach(run));
  // Each in a task of its own: all at once, they keep a slow phone from answering to a touch.
  for (const file of scripts) setTimeout(isLoading ? preload : run, 0, file);
  for (const file of preloads) setTimeout(preload, 0, file);
}

function preload([path, sha256]: StartFile): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  if (sha256) link.integrity = `sha256-${sha256}`;
  link.href = ownScript(path);
  document.head.append(link);
}

function run([path, sha256]: StartFile): void {
  const script = document.createElement('script');
  script.type = 'module';
  // One after the other, as they stand here.
  script.async = false;
  if (sha256) script.integrity = `sha256-${sha256}`;
  script.src = trusted?.createScriptURL(path) ?? ownScript(path);
  document.head.append(script);
}

function keep(event: Event): void {
  const control =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button[type=button],[data-needs-script]')
      : null;
  // Buttons with a command or a popover, and summaries, do their work without a script.
  if (isHydrated || !control || control.matches('[commandfor],[popovertarget]')) return;
  event.preventDefault();
  kept.add(control);
}

for (const event of events) addEventListener(event, start, { capture: true, passive: true });
addEventListener('click', keep, true);
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 1000);
});

window.touchlineLate = {
  hydrated() {
    isHydrated = true;
    removeEventListener('click', keep, true);
    for (const control of kept) control.click();
    kept.clear();
  },
};
