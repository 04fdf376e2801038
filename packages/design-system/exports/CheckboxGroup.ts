export { CheckboxGroup } from '../src/CheckboxGroup/CheckboxGroup.tsx';
export type { CheckboxGroupProps } from '../src/CheckboxGroup/CheckboxGroup.tsx';
export type { CheckboxOption } from '../src/CheckboxGroup/checkboxTree.ts';
