export { Select } from '../src/Select/Select.tsx';
export type { SelectProps } from '../src/Select/Select.tsx';
export { InlineSelect } from '../src/Select/InlineSelect.tsx';
export type { InlineSelectProps } from '../src/Select/InlineSelect.tsx';
