export { ToggleButton } from '../src/ToggleButton/ToggleButton.tsx';
export type { ToggleButtonProps } from '../src/ToggleButton/ToggleButton.tsx';
