export { Breadcrumb } from '../src/Breadcrumb/Breadcrumb.tsx';
export type { BreadcrumbProps, Crumb } from '../src/Breadcrumb/Breadcrumb.tsx';
