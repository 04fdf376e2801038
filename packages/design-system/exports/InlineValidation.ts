export { InlineValidation } from '../src/InlineValidation/InlineValidation.tsx';
export type { InlineValidationProps } from '../src/InlineValidation/InlineValidation.tsx';
export { useInlineValidation } from '../src/InlineValidation/useInlineValidation.ts';
export type { InlineValidated } from '../src/InlineValidation/useInlineValidation.ts';
