export { PortalRoot, usePortalRoot } from '../src/PortalRoot/PortalRoot.tsx';
export type { PortalRootProps } from '../src/PortalRoot/PortalRoot.tsx';
