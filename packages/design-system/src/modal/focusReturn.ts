import { focusPlace, placeOf, type FocusPlace } from '../foundations/focusPlace.ts';

/** What each open modal returns the focus to, by its element. An entry is removed once the focus was returned. */
const returns = new Map<Element, FocusPlace>();

const isOpen = (modal: Element) =>
  modal.isConnected && (modal.getAttribute('data-state') === 'open' || modal.hasAttribute('open'));

/** Whether nothing has the focus. */
const isNowhere = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;

/**
 * Remembers where the focus is as a modal opens. One that opens in place of another, which is just closing, returns the
 * focus to where it was before that one.
 */
export function rememberFocus(modal: Element): void {
  const { activeElement, body } = document;
  const [closing, earlier] = [...returns].findLast(([each]) => !isOpen(each) && each !== modal) ?? [];
  const isLost = isNowhere(document) || closing?.contains(activeElement);
  returns.set(modal, isLost && earlier ? earlier : placeOf(activeElement ?? body));
}

/** Returns the focus to where it was when a modal opened, or to what stands there now. The page stays where it is. */
export function returnFocus(modal: Element): void {
  const before = returns.get(modal);
  returns.delete(modal);
  if (before && before.element !== document.body) focusPlace(before);
}

/** The same where the browser has returned it, unless what had it is gone. */
export function returnLostFocus(modal: Element): void {
  if (isNowhere(document)) returnFocus(modal);
  else returns.delete(modal);
}
