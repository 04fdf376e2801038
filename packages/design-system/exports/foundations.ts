export { breakpoints, media } from '../src/foundations/media.ts';
export { focusRing, focusRingDeclarations, focusRingWithin } from '../src/foundations/focusRing.ts';
