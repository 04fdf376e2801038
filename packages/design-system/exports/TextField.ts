export { TextField } from '../src/TextField/TextField.tsx';
export type { TextFieldProps } from '../src/TextField/TextField.tsx';
export type { FieldProps } from '../src/Field/Field.tsx';
