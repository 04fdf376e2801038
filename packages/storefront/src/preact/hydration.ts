import { findDOMNode, flushSync, hydrate } from 'preact/compat';
import type { Component, ComponentChild, VNode } from 'preact';
import { scheduling, type RunEffects } from './afterPaint.ts';

/** A part that keeps the server's elements until `hydrate` is called. */
export interface WaitingPart extends Component {
  hydrate(): void;
}

/** Interactions that may change the page: all of it is hydrated before anything hears of them. */
const interactions = ['click', 'keydown', 'beforeinput', 'input', 'change', 'submit', 'popstate'] as const;
/** What an interaction begins with: the part below the finger comes first. */
const earlySigns = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const;

/** Milliseconds of one task: with the part that exceeds them it stays below 50 on a phone four times slower. */
const budget = 5;

let waiting: WaitingPart[] = [];
let isHydrating = false;

/** Whether the render that runs takes over the server's elements. */
export const isHydratingNow = (): boolean => isHydrating;

/** Lets a part wait for its turn. */
export function wait(part: WaitingPart): void {
  waiting.push(part);
}

function hydrating(render: () => void): void {
  isHydrating = true;
  try {
    render();
  } finally {
    isHydrating = false;
  }
}

function hydratePart(part: WaitingPart): void {
  waiting = waiting.filter((other) => other !== part);
  hydrating(() => flushSync(() => part.hydrate()));
}

const holds = (part: WaitingPart, target: EventTarget | null): boolean =>
  // oxlint-disable-next-line react/no-find-dom-node -- Preact's way from a component to its element
  target instanceof Node && (findDOMNode(part)?.contains(target) ?? false);

/**
 * Takes over the elements of the server: first what surrounds the page's parts, then part by part, each in a task of its
 * own. It is one hydration nevertheless: effects run after the last part, and what a visitor does is heard by the
 * complete page only.
 */
export function hydrateInParts(page: ComponentChild, root: Element): void {
  const { requestAnimationFrame } = scheduling;
  let runEffects: RunEffects | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  function complete(): void {
    if (isHydrating) return;
    clearTimeout(next);
    for (const event of interactions) removeEventListener(event, handleInteraction, true);
    for (const event of earlySigns) removeEventListener(event, handleEarlySign, true);
    try {
      let part;
      while ((part = waiting[0])) hydratePart(part);
    } finally {
      scheduling.requestAnimationFrame = requestAnimationFrame;
      runEffects?.();
    }
  }
  function work(): void {
    const begin = performance.now();
    try {
      let part;
      // In the background timers are too slow.
      while ((part = waiting[0]) && (document.hidden || performance.now() - begin < budget))
        hydratePart(part);
    } finally {
      next = setTimeout(waiting.length > 0 ? work : complete);
    }
  }
  function handleInteraction(event: Event): void {
    complete();
    // What the bootstrap has kept is done by now, or will be: not twice.
    if (event.defaultPrevented) event.stopImmediatePropagation();
  }
  function handleEarlySign({ target }: Event): void {
    if (isHydrating) return;
    let part;
    while ((part = waiting.find((one) => holds(one, target)))) hydratePart(part);
  }

  scheduling.requestAnimationFrame = (run) => (runEffects = run);
  for (const event of interactions) addEventListener(event, handleInteraction, true);
  for (const event of earlySigns) addEventListener(event, handleEarlySign, true);
  try {
    hydrating(() => hydrate(page as VNode, root));
  } finally {
    next = setTimeout(work);
  }
}
