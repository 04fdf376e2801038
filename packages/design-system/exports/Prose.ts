export { Prose } from '../src/Prose/Prose.tsx';
export type { ProseProps } from '../src/Prose/Prose.tsx';
