export { CopyButton } from '../src/CopyButton/CopyButton.tsx';
export type { CopyButtonProps } from '../src/CopyButton/CopyButton.tsx';
