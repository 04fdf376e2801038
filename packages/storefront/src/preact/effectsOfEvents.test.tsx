import { h, render } from 'preact';
import { useEffect, useState } from 'preact/compat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runEffectsOfEventsAtOnce } from './effectsOfEvents.ts';

const root = document.createElement('div');
beforeEach(() => {
  runEffectsOfEventsAtOnce();
  document.body.replaceChildren(root);
});
afterEach(() => render(null, root));

/** Hears Escape while it is there. */
function Dialog({ onEscape }: { onEscape: () => void }) {
  useEffect(() => {
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, [onEscape]);
  return h('dialog', { open: true });
}

function Opener({ on }: { on: 'onClick' | 'onScroll' }) {
  const [isOpen, setOpen] = useState(false);
  return h(
    'button',
    { [on]: () => setOpen(true) },
    isOpen ? h(Dialog, { onEscape: () => setOpen(false) }) : null,
  );
}

const press = (type: string) => root.querySelector('button')?.dispatchEvent(new Event(type));
const isOpen = () => root.querySelector('dialog') !== null;

it('hears Escape as soon as a press has opened a dialog', async () => {
  render(h(Opener, { on: 'onClick' }), root);
  press('click');
  await Promise.resolve();
  expect(isOpen()).toBe(true);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await Promise.resolve();
  expect(isOpen()).toBe(false);
});

it('leaves effects of scrolling for after the next frame', async () => {
  render(h(Opener, { on: 'onScroll' }), root);
  press('scroll');
  await Promise.resolve();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await Promise.resolve();
  expect(isOpen()).toBe(true);
});

it('gives an effect that sets what it depends on back to the frames', async () => {
  const seen = vi.fn();
  const Endless = () => {
    const [count, setCount] = useState(0);
    seen(count);
    useEffect(() => {
      if (count > 0) setCount(count + 1);
    }, [count]);
    return h('button', { onClick: () => setCount(1) });
  };
  render(h(Endless, null), root);
  press('click');
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen.mock.calls.length).toBeLessThan(60);
});
