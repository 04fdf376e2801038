import { useEffect } from 'react';
import { canHaveFocus, focusPlace, placeOf, type FocusPlace } from './focusPlace.ts';

const modals = 'dialog, [role=dialog]';

/**
 * Watches a page, so that the focus never falls to the body when what had it is removed, hidden or disabled: a list entry
 * that was deleted, a button that turned into a sentence, the opener of a dialog that was signed in by it. See
 * `focusPlace` for where it goes. Returns a function that stops it.
 */
export function keepFocus(page: Document): () => void {
  const end = new AbortController();
  const { signal } = end;
  let last: FocusPlace | undefined;
  /** Where the focus was as each modal got it. */
  const before = new WeakMap<Element, FocusPlace>();
  let frame = 0;

  /** Whether a place is in a modal, or in one that was opened from there: such a place is none to return to. */
  const isWithin = ({ around }: FocusPlace, modal: Element): boolean =>
    around.some(([parent]) => {
      const opener = before.get(parent);
      return parent === modal || (opener !== undefined && isWithin(opener, modal));
    });
  /** The place, or where the focus was before the modal that it was in, once that one is gone. */
  const openerOf = (place: FocusPlace): FocusPlace => {
    const gone = place.around.find(([parent]) => parent.matches(modals) && !canHaveFocus(parent))?.[0];
    const opener = gone && before.get(gone);
    return opener ? openerOf(opener) : place;
  };
  const isLost = () => page.activeElement === null || page.activeElement === page.body;
  const restore = () => {
    if (!last || !isLost()) return;
    // A busy button comes back.
    if (last.element.isConnected && last.element.matches(':disabled')) return;
    focusPlace(openerOf(last));
  };
  /** Whoever moves the focus on purpose does so within two frames. */
  const restoreSoon = () => {
    if (signal.aborted) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(restore);
    });
  };

  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const modal = target.closest(modals);
      if (modal && last && !isWithin(last, modal)) before.set(modal, last);
      last = placeOf(target);
    },
    { signal },
  );
  page.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget || !(target instanceof Element)) return;
      const couldHaveIt = canHaveFocus(target);
      requestAnimationFrame(() => {
        if (last?.element !== target || !isLost()) return;
        // Left on purpose, by a press on the page; what lost it otherwise cannot, or could not for a moment, have it.
        if (couldHaveIt && canHaveFocus(target)) last = undefined;
        else restoreSoon();
      });
    },
    { signal },
  );
  const watcher = new MutationObserver(() => {
    if (last && isLost()) restoreSoon();
  });
  watcher.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
  });
  return () => end.abort();
}

/** `keepFocus` for the page of a component; once, next to the `LiveRegion`. */
export function useKeptFocus(): void {
  useEffect(() => keepFocus(document), []);
}
