export { Fieldset } from '../src/Fieldset/Fieldset.tsx';
export type { FieldsetProps } from '../src/Fieldset/Fieldset.tsx';
export { FieldError } from '../src/Field/FieldError.tsx';
