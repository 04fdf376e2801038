export { ProgressBar } from '../src/ProgressBar/ProgressBar.tsx';
export type { ProgressBarProps } from '../src/ProgressBar/ProgressBar.tsx';
