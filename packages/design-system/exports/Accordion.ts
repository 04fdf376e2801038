export { Accordion, AccordionItem } from '../src/Accordion/Accordion.tsx';
export type { AccordionItemProps } from '../src/Accordion/Accordion.tsx';
