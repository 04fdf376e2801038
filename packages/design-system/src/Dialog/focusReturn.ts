import { focusPlace, placeOf, type FocusPlace } from '../foundations/focusPlace.ts';

/** What each open dialog returns the focus to, by its element. An entry is removed once the focus was returned. */
const returns = new Map<Element, FocusPlace>();

const isOpen = (dialog: Element) => dialog.isConnected && dialog.getAttribute('data-state') === 'open';

/**
 * Remembers where the focus is as a dialog opens. One that opens in place of another, which is just closing, returns
 * the focus to where it was before that one.
 */
export function rememberFocus(dialog: Element): void {
  const { activeElement, body } = document;
  const [closing, earlier] = [...returns].findLast(([each]) => !isOpen(each) && each !== dialog) ?? [];
  const isLost = activeElement === null || activeElement === body || closing?.contains(activeElement);
  returns.set(dialog, isLost && earlier ? earlier : placeOf(activeElement ?? body));
}

/** Returns the focus to where it was when a dialog opened, or to what stands there now. The page stays where it is. */
export function returnFocus(dialog: Element): void {
  const before = returns.get(dialog);
  returns.delete(dialog);
  if (before && before.element !== document.body) focusPlace(before);
}
