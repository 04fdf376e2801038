export { ComboBox } from '../src/ComboBox/ComboBox.tsx';
export type { ComboBoxProps } from '../src/ComboBox/ComboBox.tsx';
export type { ComboBoxOption, LoadOptions } from '../src/ComboBox/comboBoxOption.ts';
