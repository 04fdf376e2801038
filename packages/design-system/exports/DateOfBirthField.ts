export { DateOfBirthField } from '../src/DateOfBirthField/DateOfBirthField.tsx';
export type { DateOfBirthFieldProps } from '../src/DateOfBirthField/DateOfBirthField.tsx';
export { partOrder, readDateOfBirth } from '../src/DateOfBirthField/dateOfBirth.ts';
export type { BirthLimits, DateOfBirth, DatePart, DateParts } from '../src/DateOfBirthField/dateOfBirth.ts';
