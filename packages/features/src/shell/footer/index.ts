export { Footer } from './Footer.tsx';
export { footerProblems, type FooterSnapshot } from './footerContent.ts';
export { footerMessages } from './footerMessages.ts';
export { footerContent } from './stores.ts';
