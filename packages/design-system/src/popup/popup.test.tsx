import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { MenuButton } from '../Menu/MenuButton.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { globalCss } from '../foundations/globalCss.ts';
import { hydrate } from '../testing/hydrate.ts';
import { themeCss } from '../tokens/themeCss.ts';
import { placeByScript } from './placeByScript.ts';
import { popupOpener } from './popupOpener.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

const inside = (
  <MenuButton label="Sort">
    <MenuItem>Price</MenuItem>
    <MenuItem>Newest</MenuItem>
  </MenuButton>
);

function InDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Filter" closeLabel="Close">
        {inside}
      </Dialog>
    </>
  );
}

function InDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer id="filter" label="Filter" closeLabel="Close" isOpen={isOpen} onClose={() => setOpen(false)}>
        {inside}
      </Drawer>
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Filter' });
const price = () => page.getByRole('menuitem', { name: 'Price' });

// Native browser input, because its default actions count as well.
it.each([
  ['dialog', <InDialog key="dialog" />],
  ['drawer', <InDrawer key="drawer" />],
])('in a %s, real key and pointer presses close the innermost popup only', async (_, element) => {
  hydrate(element);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
  const sort = page.getByRole('button', { name: 'Sort' });

  await sort.click();
  await expect.element(price()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(price()).not.toBeInTheDocument();
  await expect.element(sort).toHaveFocus();
  await expect.element(dialog()).toBeVisible();

  await sort.click();
  await expect.element(price()).toBeVisible();
  // A native press in the far corner, which only the backdrop covers.
  const backdrop = page.elementLocator(
    document.querySelector('[data-backdrop], dialog[open]') ?? document.body,
  );
  const { left, width, top, height } = (
    document.querySelector('[data-backdrop], dialog[open]') as HTMLElement
  ).getBoundingClientRect();
  const corner = { x: innerWidth - 4 - left, y: innerHeight - 4 - top };
  await backdrop.click({ position: corner, force: corner.x > width || corner.y > height });
  await expect.element(price()).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

const bare = (
  <>
    <Button {...popupOpener('more')}>More</Button>
    <Popover id="more" label="More">
      Words
    </Popover>
  </>
);

it('is opened by the browser alone, before hydration', () => {
  const { html } = hydrate(bare);
  expect(html).toMatch(/<button[^>]*popovertarget="more"/i);
  expect(html).toMatch(/id="more"[^>]*popover="auto"/);
});

it('is positioned below its opener without anchor positioning, and stops when it closes', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
  // Away from the edge of the window, which the position avoids.
  hydrate(<div style={{ padding: 40 }}>{bare}</div>);
  await page.getByRole('button', { name: 'More' }).click();
  const popover = page.getByRole('dialog', { name: 'More' });
  await expect.element(popover).toBeVisible();
  const box = () => popover.element().getBoundingClientRect();
  const button = page.getByRole('button', { name: 'More' }).element().getBoundingClientRect();
  await vi.waitFor(() => expect(Math.round(box().top - button.bottom)).toBe(8));
  expect(Math.abs(box().left - button.left)).toBeLessThan(2);
  supports.mockRestore();
});

it.each([
  ['above', 'end', 'ltr'],
  ['beside', 'start', 'rtl'],
] as const)('is positioned by JavaScript %s, %s, in %s', async (side, align, dir) => {
  const opener = document.createElement('button');
  opener.style.cssText = 'position:fixed;left:300px;top:300px;width:80px;height:40px';
  const popup = document.createElement('div');
  popup.style.cssText = 'position:fixed;width:50px;height:50px';
  popup.dir = dir;
  Object.assign(popup.dataset, { side, align });
  document.body.replaceChildren(opener, popup);
  const stop = placeByScript(popup, opener);
  await vi.waitFor(() => {
    const { right, bottom, top } = popup.getBoundingClientRect();
    if (side === 'above') expect([right, bottom]).toEqual([380, 292]);
    else expect([right, top]).toEqual([292, 300]);
  });
  stop();
});

it.each(['start', 'end', 'centre'] as const)(
  'at the %s a wide menu keeps its distance from the edges of a phone',
  async (align) => {
    await page.viewport(360, 640);
    const styles = document.createElement('style');
    styles.textContent = themeCss('touchline') + globalCss;
    document.head.append(styles);
    hydrate(
      <div style={{ padding: 16, textAlign: align === 'end' ? 'end' : 'start' }}>
        <MenuButton label="Sort" align={align}>
          <MenuItem>Verfügbarkeitsbenachrichtigungen abbestellen und entfernen</MenuItem>
        </MenuButton>
      </div>,
    );
    await page.getByRole('button', { name: 'Sort' }).click();
    const menu = page.getByRole('menu');
    await expect.element(menu).toBeVisible();
    const { left, right, width } = menu.element().getBoundingClientRect();
    expect(width).toBeGreaterThan(300);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
  },
);
