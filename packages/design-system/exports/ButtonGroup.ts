export { ButtonGroup } from '../src/ButtonGroup/ButtonGroup.tsx';
export type { ButtonGroupProps } from '../src/ButtonGroup/ButtonGroup.tsx';
