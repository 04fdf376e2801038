export { defineFrame, type FrameDefinition, type FrameName, type FrameProps } from './defineFrame.ts';
export { defineModule, type ModuleDefinition } from './defineModule.ts';
export type { OnIdentity, StoreContext, StoreDefinition } from './StoreDefinition.ts';
