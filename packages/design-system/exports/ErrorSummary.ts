export { ErrorSummary } from '../src/ErrorSummary/ErrorSummary.tsx';
export type { ErrorSummaryProps, SummaryError } from '../src/ErrorSummary/ErrorSummary.tsx';
