export { Rating } from '../src/Rating/Rating.tsx';
export type { RatingProps } from '../src/Rating/Rating.tsx';
export { RatingDistribution } from '../src/Rating/RatingDistribution.tsx';
export type { RatingDistributionProps, RatingShare } from '../src/Rating/RatingDistribution.tsx';
