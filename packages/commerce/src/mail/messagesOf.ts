import { textsByLanguage } from '../catalogue/products/textsByLanguage.ts';
import type { MailMessages } from './MailMessages.ts';

/** The texts of mails in a language: a file of `messages`. */
export const messagesOf = textsByLanguage<MailMessages>(
  (code) => import(`./messages/${code}.ts`) as Promise<{ default: MailMessages }>,
);
