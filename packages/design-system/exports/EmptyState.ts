export { EmptyState } from '../src/EmptyState/EmptyState.tsx';
export type { EmptyStateProps } from '../src/EmptyState/EmptyState.tsx';
