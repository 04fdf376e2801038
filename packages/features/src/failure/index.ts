export { failureOf, type FailureReason } from './failureOf.ts';
