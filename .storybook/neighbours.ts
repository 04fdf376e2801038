const isNear = (one: DOMRect, other: DOMRect, distance: number) =>
  one.left < other.right + distance &&
  other.left < one.right + distance &&
  one.top < other.bottom + distance &&
  other.top < one.bottom + distance;

/**
 * Answers which of these elements are near one, beside what it is in and what is in it.
 * @param distance in px; less than 0 for those that overlap it
 */
export function nearOf(elements: Iterable<Element>, distance: number): (element: Element) => Set<Element> {
  const boxes = [...elements].map((element) => [element, element.getBoundingClientRect()] as const);
  return (element) => {
    const own = element.getBoundingClientRect();
    const near = boxes.filter(([, box]) => isNear(own, box, distance)).map(([other]) => other);
    return new Set(near.filter((other) => !other.contains(element) && !element.contains(other)));
  };
}
