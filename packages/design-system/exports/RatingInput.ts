export { RatingInput } from '../src/RatingInput/RatingInput.tsx';
export type { RatingInputProps } from '../src/RatingInput/RatingInput.tsx';
