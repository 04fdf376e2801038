export { failureOf, type FailureReason } from './failureOf.ts';
export { requestStates, type RequestState } from './RequestState.ts';
export { useRetryWhenOnline } from './useRetryWhenOnline.ts';
