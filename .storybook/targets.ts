import { nearOf } from './neighbours.ts';

/** What can be pressed. */
export const pressable = 'a, button, input, select, textarea, summary, [role], [tabindex]';

/** What WCAG 2.5.8 asks for, in px: of the size of a target, and of the distance to others where it is smaller. */
const least = 24;

/** How much room a target has. */
export interface Room {
  /** The shorter side, in px. */
  readonly side: number;
  /** Other targets that may leave too little of it. */
  readonly near: ReadonlySet<Element>;
}

/** The room of each target that is to be checked. */
export function roomsOfTargets(isOpen: (element: Element) => boolean): Map<Element, Room> {
  const all = [...document.body.querySelectorAll(pressable)];
  const near = nearOf(all, least);
  const roomOf = (target: Element): Room => {
    const { width, height } = target.getBoundingClientRect();
    return { side: Math.min(width, height), near: near(target) };
  };
  return new Map(all.filter(isOpen).map((target) => [target, roomOf(target)]));
}

/** Whether a target may be too small now: it was not there before, is smaller, or others have come near. */
export function isTighter({ side, near }: Room, before?: Room): boolean {
  if (!before) return true;
  const isSmaller = side < before.side && (side < least || near.size > 0);
  return isSmaller || [...near].some((other) => !before.near.has(other));
}
