import { textsByLanguage } from '../../catalogue/products/textsByLanguage.ts';
import type { IdentityMessages } from './IdentityMessages.ts';

/** The texts of the sign-in page in a language: a file of `messages`. */
export const identityMessagesOf = textsByLanguage<IdentityMessages>(
  (code) => import(`./messages/${code}.ts`) as Promise<{ default: IdentityMessages }>,
);
