export { Checkbox } from '../src/Checkbox/Checkbox.tsx';
export type { CheckboxProps } from '../src/Checkbox/Checkbox.tsx';
