export { Heading } from '../src/Heading/Heading.tsx';
export type { HeadingProps } from '../src/Heading/Heading.tsx';
