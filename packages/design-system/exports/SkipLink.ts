export { SkipLink } from '../src/SkipLink/SkipLink.tsx';
export type { SkipLinkProps } from '../src/SkipLink/SkipLink.tsx';
