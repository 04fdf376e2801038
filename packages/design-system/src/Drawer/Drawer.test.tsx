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

it('can be opened and closed by the browser alone: the button has a command, the close button a dialog form', () => {
  const { html, complaints } = hydrate(page());
  expect(complaints).toEqual([]);
  expect(html).toMatch(/<button[^>]*commandfor="menu"[^>]*command="show-modal"/);
  expect(html).toContain('<form method="dialog">');
});

it('opens as a modal, and reports when it has closed', async () => {
  const onClose = vi.fn();
  const { container } = hydrate(page(onClose));
  act(() => container.querySelector('button')?.click());
  const dialog = container.querySelector('dialog');
  await vi.waitFor(() => expect(dialog?.matches(':modal')).toBe(true));
  act(() => dialog?.querySelector('button')?.click());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(dialog?.open).toBe(false);
});

it('replaces the width of the page scroll bar by padding, only once if a second one opens inside it', () => {
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

it('reserves space for a scroll bar that has not been measured yet, before hydration', () => {
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
    // Once measured, padding replaces the scroll bar, and the backdrop reaches the window's edge.
    expect(getComputedStyle(root).scrollbarGutter).toBe('auto');
  });
  expect(gutter).toBe('stable');
  root.removeAttribute('style');
  styles.remove();
});

it('opens and closes with the isOpen prop', () => {
  const drawer = (isOpen: boolean) => (
    <Drawer id="filter" label="Filter" closeLabel="Close" isOpen={isOpen} />
  );
  const { container, update } = hydrate(drawer(false));
  update(drawer(true));
  expect(container.querySelector('dialog')?.open).toBe(true);
  update(drawer(false));
  expect(container.querySelector('dialog')?.open).toBe(false);
});
