export { PhoneField } from '../src/PhoneField/PhoneField.tsx';
export { e164 } from '../src/PhoneField/numbering.ts';
export type { PhoneFieldProps } from '../src/PhoneField/PhoneField.tsx';
export type { CountrySearchLabels } from '../src/PhoneField/CountryPicker.tsx';
export type { PhonePrefix } from '../src/PhoneField/splitNumber.ts';
