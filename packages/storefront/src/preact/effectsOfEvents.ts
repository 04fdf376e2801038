import { options } from 'preact';
import { withEffectsAtOnce } from './afterPaint.ts';

/** React's discrete events, without those that no part of the shop hears. */
const discreteEvents =
  /^(click|dblclick|key(down|up)|(before)?input|change|submit|reset|focus(in|out)|(pointer|mouse)(down|up)|touch(start|end)|cancel|close|toggle|popstate)$/;

/** An effect that sets what it depends on would go on for good; React gives up after as many. */
const roundsOfOneEvent = 50;

let lastEvent: Event | undefined;
let rounds = 0;

function isOfDiscreteEvent(): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- as in React, only this tells to what event a change belongs
  const { event } = window;
  if (!event || !discreteEvents.test(event.type)) return false;
  if (event !== lastEvent) rounds = 0;
  lastEvent = event;
  rounds += 1;
  return rounds <= roundsOfOneEvent;
}

/**
 * Makes the effects of a press or a key run with it, as React does, instead of after the next frame: a dialog that it has
 * opened hears the Escape that follows at once.
 */
export function runEffectsOfEventsAtOnce(): void {
  options.debounceRendering = (render) =>
    queueMicrotask(isOfDiscreteEvent() ? () => withEffectsAtOnce(render) : render);
}
