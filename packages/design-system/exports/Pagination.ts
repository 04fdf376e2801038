export { Pagination } from '../src/Pagination/Pagination.tsx';
export type { PaginationProps } from '../src/Pagination/Pagination.tsx';
export { SeenProgress } from '../src/Pagination/SeenProgress.tsx';
export type { SeenProgressProps } from '../src/Pagination/SeenProgress.tsx';
