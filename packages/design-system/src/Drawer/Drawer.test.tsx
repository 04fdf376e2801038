import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { globalCss } from '../foundations/globalCss.ts';
import { hydrate } from '../testing/hydrate.ts';
import { Drawer } from './Drawer.tsx';
import { drawerOpener } from './drawerOpener.ts';

const page = (onClose?: () => void) => (
  <>
    <Button {...drawerOpener('menu')}>Menu</Button>
    <Drawer id="menu" label="Menu" closeLabel="Close" onClose={onClose}>
      New
    </Drawer>
  </>
);

it('can be opened by the browser alone: the button says what, the cross is a form of the dialog', () => {
  const { html, complaints } = hydrate(page());
  expect(complaints).toEqual([]);
  expect(html).toMatch(/<button[^>]*commandfor="menu"[^>]*command="show-modal"/);
  expect(html).toContain('<form method="dialog">');
});

it('opens as a modal, and tells when it has closed', async () => {
  const onClose = vi.fn();
  const { container } = hydrate(page(onClose));
  act(() => container.querySelector('button')?.click());
  const dialog = container.querySelector('dialog');
  await vi.waitFor(() => expect(dialog?.matches(':modal')).toBe(true));
  act(() => dialog?.querySelector('button')?.click());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(dialog?.open).toBe(false);
});

it('gives the page the width of its scroll bar as room, once, also where a second one opens in it', () => {
  const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1015);
  const page = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  const drawers = (isNested: boolean) => (
    <Drawer id="filter" label="Filter" closeLabel="Close" isOpen>
      <Drawer id="sizes" label="Sizes" closeLabel="Close" isOpen={isNested} />
    </Drawer>
  );
  const { update } = hydrate(drawers(false));
  const room = () => document.documentElement.style.getPropertyValue('--ds-bar');
  expect(room()).toBe('15px');
  page.mockReturnValue(1015);
  update(drawers(true));
  expect(room()).toBe('15px');
  width.mockRestore();
  page.mockRestore();
});

it('leaves the room of a scroll bar that nobody has measured yet, before the script', () => {
  const styles = document.createElement('style');
  styles.textContent = globalCss;
  document.head.append(styles);
  const { documentElement: root } = document;
  root.removeAttribute('style');
  let gutter = '';
  hydrate(page(), (drawn) => {
    expect(getComputedStyle(root).scrollbarGutter).toBe('auto');
    drawn.querySelector('dialog')?.showModal();
    gutter = getComputedStyle(root).scrollbarGutter;
    root.style.setProperty('--ds-bar', '15px');
    // Measured: the room is padding, and the backdrop reaches the window's edge.
    expect(getComputedStyle(root).scrollbarGutter).toBe('auto');
  });
  expect(gutter).toBe('stable');
  root.removeAttribute('style');
  styles.remove();
});

it('follows a parent that opens and closes it', () => {
  const drawer = (isOpen: boolean) => (
    <Drawer id="filter" label="Filter" closeLabel="Close" isOpen={isOpen} />
  );
  const { container, update } = hydrate(drawer(false));
  update(drawer(true));
  expect(container.querySelector('dialog')?.open).toBe(true);
  update(drawer(false));
  expect(container.querySelector('dialog')?.open).toBe(false);
});
