import { textsByLanguage } from '../../catalogue/products/textsByLanguage.ts';
import type { DocumentMessages } from './DocumentMessages.ts';

/** The texts of documents in a language: a file of `messages`. */
export const documentTexts = textsByLanguage<DocumentMessages>(
  (code) => import(`./messages/${code}.ts`) as Promise<{ default: DocumentMessages }>,
);
