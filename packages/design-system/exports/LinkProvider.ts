export { LinkProvider, useAnchor } from '../src/LinkProvider/LinkProvider.tsx';
export type { Anchor, LinkProviderProps } from '../src/LinkProvider/LinkProvider.tsx';
