import { h, render } from 'preact';
import { useEffect, useState } from 'preact/compat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  const end = 200;
  let rounds = 0;
  let ofEvent: number | undefined;
  const Long = () => {
    const [count, setCount] = useState(0);
    useEffect(() => {
      rounds = count;
      if (count > 0 && count < end) setCount(count + 1);
    }, [count]);
    const start = () => {
      setCount(1);
      setTimeout(() => (ofEvent = rounds));
    };
    return h('button', { onClick: start }, 'Start');
  };
  render(h(Long, null), root);
  await userEvent.click(page.getByRole('button'));
  await vi.waitFor(() => expect(ofEvent).toBeDefined());
  expect(ofEvent).toBeGreaterThan(1);
  expect(ofEvent).toBeLessThan(end);
});
