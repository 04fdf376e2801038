export { EmailField } from '../src/EmailField/EmailField.tsx';
export type { EmailFieldProps } from '../src/EmailField/EmailField.tsx';
