export { Rating } from '../src/Rating/Rating.tsx';
export type { RatingProps } from '../src/Rating/Rating.tsx';
