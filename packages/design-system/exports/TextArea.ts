export { TextArea } from '../src/TextArea/TextArea.tsx';
export type { TextAreaProps } from '../src/TextArea/TextArea.tsx';
