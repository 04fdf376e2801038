export { Card } from '../src/Card/Card.tsx';
export type { CardProps } from '../src/Card/Card.tsx';
