export { LinkMenu } from '../src/LinkMenu/LinkMenu.tsx';
export type { LinkMenuLink, LinkMenuProps } from '../src/LinkMenu/LinkMenu.tsx';
