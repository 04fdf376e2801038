export { IconButton } from '../src/IconButton/IconButton.tsx';
export type { IconButtonProps } from '../src/IconButton/IconButton.tsx';
export { IconLink } from '../src/IconButton/IconLink.tsx';
export type { IconLinkProps } from '../src/IconButton/IconLink.tsx';
export { CountBadge } from '../src/IconButton/CountBadge.tsx';
