export { PhoneField } from '../src/PhoneField/PhoneField.tsx';
export type { PhoneFieldProps, PhonePrefix } from '../src/PhoneField/PhoneField.tsx';
