import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { ModalHost } from './ModalHost.tsx';
import { ModalQueue } from './ModalQueue.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const dialog = (isOpen: boolean, onClose = () => undefined as void) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Size guide" closeLabel="Close">
    Sizes
  </Dialog>
);
const drawer = (isOpen: boolean) => (
  <Drawer id="filters" label="Filters" closeLabel="Close" isOpen={isOpen}>
    Colour
  </Drawer>
);

it.each([
  ['dialog', dialog],
  ['drawer', drawer],
])('while a shopper has a %s open, the modals of the page wait', async (_, modal) => {
  const queue = new ModalQueue();
  const { update } = hydrate(<ModalHost queue={queue}>{modal(false)}</ModalHost>);
  update(<ModalHost queue={queue}>{modal(true)}</ModalHost>);
  await vi.waitFor(() => expect(document.querySelector('dialog[open], [role="dialog"]')).not.toBeNull());
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  queue.ask('newsletter', 8);
  expect(queue.current()).toBeUndefined();
  update(<ModalHost queue={queue}>{modal(false)}</ModalHost>);
  await vi.waitFor(() => expect(queue.current()).toBe('newsletter'));
});

it('closes the innermost dialog when the device asks for it, each time it asks', () => {
  const watchers: (EventTarget & { isActive: boolean })[] = [];
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      isActive = true;
      constructor() {
        super();
        watchers.push(this);
      }
      destroy() {
        this.isActive = false;
      }
    },
  );
  const onClose = vi.fn();
  const { update } = hydrate(dialog(false, onClose));
  expect(watchers).toHaveLength(0);
  update(dialog(true, onClose));
  const last = () => watchers.findLast(({ isActive }) => isActive);
  act(() => {
    last()?.dispatchEvent(new Event('close'));
  });
  expect(onClose).toHaveBeenCalledTimes(1);
  // It stayed open, for a question perhaps: Back is for it again.
  act(() => {
    last()?.dispatchEvent(new Event('close'));
  });
  expect(onClose).toHaveBeenCalledTimes(2);
  update(dialog(false, onClose));
  expect(last()).toBeUndefined();
});
