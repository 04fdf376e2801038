export { PhoneField } from '../src/PhoneField/PhoneField.tsx';
export type { PhoneFieldProps } from '../src/PhoneField/PhoneField.tsx';
export type { CountrySearchLabels } from '../src/PhoneField/CountryPicker.tsx';
export type { PhonePrefix } from '../src/PhoneField/splitNumber.ts';
