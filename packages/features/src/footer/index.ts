export { Footer } from './Footer.tsx';
export { footerProblems } from './footerContent.ts';
export { packFooter, type PackedFooter } from './packFooter.ts';
export { footerMessages } from './footerMessages.ts';
export { footerContent } from './stores.ts';
