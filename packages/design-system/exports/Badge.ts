export { Badge } from '../src/Badge/Badge.tsx';
export type { BadgeProps } from '../src/Badge/Badge.tsx';
