export { authFlowMessages } from './authFlowMessages.ts';
export { openAuthFlow, type AuthFlowRequest } from './openAuthFlow.ts';
export { authFlowStore } from './stores.ts';
export { overlayViews, type AuthFlowStep, type AuthFlowView } from './views.ts';
