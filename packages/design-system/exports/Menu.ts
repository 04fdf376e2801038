export { Menu } from '../src/Menu/Menu.tsx';
export type { MenuProps } from '../src/Menu/Menu.tsx';
export { MenuButton } from '../src/Menu/MenuButton.tsx';
export type { MenuButtonProps } from '../src/Menu/MenuButton.tsx';
export { MenuGroup } from '../src/Menu/MenuGroup.tsx';
export type { MenuGroupProps } from '../src/Menu/MenuGroup.tsx';
export { MenuCheckItem, MenuItem, MenuLink, MenuRadioItem } from '../src/Menu/MenuItem.tsx';
export type {
  MenuCheckItemProps,
  MenuItemProps,
  MenuLinkProps,
  MenuRadioItemProps,
} from '../src/Menu/MenuItem.tsx';
