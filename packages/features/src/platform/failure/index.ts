export { failureOf, type FailureReason } from './failureOf.ts';
export { MessagePage } from './MessagePage.tsx';
export { NotLoaded, NotLoadedPage } from './NotLoaded.tsx';
export { requestStates, type RequestState } from './RequestState.ts';
export { useRetryWhenOnline } from './useRetryWhenOnline.ts';
