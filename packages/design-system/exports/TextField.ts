export { TextField } from '../src/TextField/TextField.tsx';
export type { TextFieldProps } from '../src/TextField/TextField.tsx';
export { TextArea } from '../src/TextField/TextArea.tsx';
export type { TextAreaProps } from '../src/TextField/TextArea.tsx';
export type { FieldProps } from '../src/Field/Field.tsx';
