export { Spinner } from '../src/Spinner/Spinner.tsx';
export type { SpinnerProps } from '../src/Spinner/Spinner.tsx';
