import { expect, it } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { MenuButton } from './MenuButton.tsx';
import { MenuLink } from './MenuItem.tsx';

it('lets Tab reach the links of a menu before hydration, and the arrow keys after it', () => {
  const { html, container, complaints } = hydrate(
    <MenuButton label="Account">
      <MenuLink href="/orders">Orders</MenuLink>
    </MenuButton>,
  );
  expect(/<a [^>]*>/.exec(html)?.[0]).not.toMatch(/tabindex/i);
  expect(container.querySelector('a')?.tabIndex).toBe(-1);
  expect(complaints).toEqual([]);
});
