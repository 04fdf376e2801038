import { textsByLanguage } from '../../catalogue/products/textsByLanguage.ts';
import type { WalletMessages } from './WalletMessages.ts';

/** The texts of the wallet's page in a language: a file of `messages`. */
export const walletMessagesOf = textsByLanguage<WalletMessages>(
  (code) => import(`./messages/${code}.ts`) as Promise<{ default: WalletMessages }>,
);
