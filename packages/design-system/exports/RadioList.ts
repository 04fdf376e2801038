export { RadioList } from '../src/RadioList/RadioList.tsx';
export type { RadioListProps, RadioOption } from '../src/RadioList/RadioList.tsx';
