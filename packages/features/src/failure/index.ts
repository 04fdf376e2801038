export { failureOf, type FailureReason } from './failureOf.ts';
export { useRetryWhenOnline } from './useRetryWhenOnline.ts';
