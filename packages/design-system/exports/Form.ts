export { Form } from '../src/Form/Form.tsx';
export type { FormProps } from '../src/Form/Form.tsx';
