export { Link } from '../src/Link/Link.tsx';
export type { LinkProps } from '../src/Link/Link.tsx';
export { LinkButton } from '../src/Link/LinkButton.tsx';
export type { LinkButtonProps } from '../src/Link/LinkButton.tsx';
