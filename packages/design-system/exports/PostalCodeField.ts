export { PostalCodeField } from '../src/PostalCodeField/PostalCodeField.tsx';
export type { PostalCodeFieldProps } from '../src/PostalCodeField/PostalCodeField.tsx';
export { postalCodeRule } from '../src/PostalCodeField/postalCodes.ts';
export type { PostalCodeRule } from '../src/PostalCodeField/postalCodes.ts';
