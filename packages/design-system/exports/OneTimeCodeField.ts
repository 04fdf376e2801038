export { OneTimeCodeField } from '../src/OneTimeCodeField/OneTimeCodeField.tsx';
export type { OneTimeCodeFieldProps } from '../src/OneTimeCodeField/OneTimeCodeField.tsx';
