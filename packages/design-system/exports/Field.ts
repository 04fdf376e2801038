export { Field } from '../src/Field/Field.tsx';
export type { ControlAttributes, FieldFrameProps, FieldProps } from '../src/Field/Field.tsx';
export { FieldCounter } from '../src/Field/FieldCounter.tsx';
export type { FieldCounterProps } from '../src/Field/FieldCounter.tsx';
