import * as React from 'react';
import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

interface Session {
  send(
    method: 'Input.dispatchMouseEvent',
    event: { type: 'mouseMoved'; x: number; y: number },
  ): Promise<void>;
}

// React makes a task and an entry of the timeline for each element it draws, where the browser offers them.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// For each element it also keeps the stack of the call that made it, until there are ten thousand in a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React begins to count anew each second.
    },
  });

// What Storybook shows while a story is prepared, or instead of it: every story would be checked with all its elements.
for (const part of document.querySelectorAll('.sb-wrapper')) part.remove();

// Where a story fails, Storybook leaves movements paused: those that follow would wait for them in vain.
beforeEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
});

// Who types in a play also says "change" when the field loses the focus, and has React work at once. Where React is just
// taking the field out of the page, it would fail, and never work at once again: dialogs of later stories would not open.
let isRemoving = false;
const { removeChild } = Node.prototype;
Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
  isRemoving = true;
  try {
    return removeChild.call(this, child) as Child;
  } finally {
    isRemoving = false;
  }
};
document.addEventListener('blur', (event) => isRemoving && event.stopImmediatePropagation(), true);

// A Chromium without windows has its pointer in the corner, where it would hover over what a story shows: it leaves.
await (cdp() as unknown as Session).send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });

// Layout and styles are the same in a frame that is not painted. Nobody looks at it.
const frame = frameElement as HTMLElement | null;
if (frame) frame.style.opacity = '0';
