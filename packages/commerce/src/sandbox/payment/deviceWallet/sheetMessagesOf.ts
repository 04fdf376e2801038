import { textsByLanguage } from '../../../catalogue/products/textsByLanguage.ts';
import type { SheetMessages } from './SheetMessages.ts';

/** The texts of a wallet's sheet in a language: a file of `messages`. */
export const sheetMessagesOf = textsByLanguage<SheetMessages>(
  (code) => import(`./messages/${code}.ts`) as Promise<{ default: SheetMessages }>,
);
