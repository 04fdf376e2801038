export { SearchField } from '../src/SearchField/SearchField.tsx';
export type { SearchFieldProps } from '../src/SearchField/SearchField.tsx';
