export { lazyPart, type MissingPartProps } from './lazyPart.ts';
export { PartMissing, type PartMissingProps } from './PartMissing.tsx';
