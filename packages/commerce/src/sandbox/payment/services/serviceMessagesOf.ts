import { textsByLanguage } from '../../../catalogue/products/textsByLanguage.ts';
import type { ServiceMessages } from './ServiceMessages.ts';

/** The texts of the services' pages in a language: a file of `messages`. */
export const serviceMessagesOf = textsByLanguage<ServiceMessages>(
  (code) => import(`./messages/${code}.ts`) as Promise<{ default: ServiceMessages }>,
);
