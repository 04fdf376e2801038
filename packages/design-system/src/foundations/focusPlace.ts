/** What can take the focus, in the order of the page. */
const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';
/** What has a heading of its own. */
const sections = 'dialog, [role=dialog], section, article, form, fieldset, nav, aside, main, body';
const lists = 'ul, ol, dl, tbody, [role=list], [role=group]';

/** Whether an element is there, drawn, and may have the focus. */
export function canHaveFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Gives the focus to an element, and makes it able to have it where it is none of the controls. The page stays where it is. */
export function focusInPlace(element: HTMLElement): void {
  if (!element.matches(controls) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const firstControl = (root: Element): HTMLElement | undefined =>
  [root, ...root.querySelectorAll(controls)].find(
    (each): each is HTMLElement => each.matches(controls) && canHaveFocus(each),
  );

/** Where an element is, so that its place is found again when it is gone. */
export interface FocusPlace {
  readonly element: Element;
  /** From the inside to the outside: what the element is in, and the number of the child that leads to it. */
  readonly around: readonly (readonly [parent: Element, index: number])[];
}

/** Remembers the place of an element while it is still there. */
export function placeOf(element: Element): FocusPlace {
  const around: [Element, number][] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    around.push([at.parentElement, [...at.parentElement.children].indexOf(at)]);
  return { element, around };
}

/** What has taken the place: the control there now, or the next entry of a list. */
function successorAt(
  [parent, index]: readonly [Element, number],
  isInnermost: boolean,
): HTMLElement | undefined {
  if (!isInnermost && !parent.matches(lists)) return undefined;
  const others = [...parent.children];
  const at = others[Math.min(index, others.length - 1)];
  return (at && firstControl(at)) ?? (isInnermost ? firstControl(parent) : undefined);
}

function headingOf(inside: Element): HTMLElement | undefined {
  for (
    let section = inside.closest(sections);
    section;
    section = section.parentElement?.closest(sections) ?? null
  ) {
    const heading = [...section.querySelectorAll('h1, h2, h3, h4, h5, h6, legend')].find(canHaveFocus);
    if (heading) return heading;
  }
  return undefined;
}

/**
 * Gives the focus back to an element, or, where it is gone, to the next thing that makes sense: the control that replaced
 * it, the next entry of its list, the heading of its section, the main part. Never leaves it on the body.
 */
export function focusPlace({ element, around }: FocusPlace): void {
  if (canHaveFocus(element)) return focusInPlace(element);
  const left = around.findIndex(([parent]) => canHaveFocus(parent));
  const nearest = around[left];
  const target =
    (nearest && (successorAt(nearest, left === 0) ?? headingOf(nearest[0]))) ??
    document.querySelector<HTMLElement>('main h1, main');
  if (target) focusInPlace(target);
}
