import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  // A link that looks like a button, above the contact fields of the checkout.
  'wallet.action': 'Continuer avec Amazon',
  // After the return from the wallet.
  'wallet.done': 'Le nom, l’adresse e-mail et l’adresse de livraison viennent de votre compte Amazon.',
  'wallet.denied': 'Vous n’avez pas donné votre accord chez Amazon. Remplissez les champs ici.',
  'wallet.failed': 'La connexion avec Amazon n’a pas fonctionné. Réessayez ou remplissez les champs ici.',
};
export default fr;
