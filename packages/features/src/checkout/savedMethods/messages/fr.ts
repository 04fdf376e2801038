import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'savedMethods.title': 'Moyens de paiement',
  'savedMethods.lead':
    'Les cartes et les comptes sont gardés par notre prestataire de paiement. Nous ne voyons que ce qui figure ici. Ce que vous supprimez l’est aussi chez lui.',
  'savedMethods.empty':
    'Rien n’est encore enregistré. Au moment de payer, vous pouvez enregistrer la carte utilisée.',
  'savedMethods.disabled': 'Cette boutique n’enregistre ni carte ni compte.',
  'savedMethods.loading': 'Chargement des moyens de paiement',
  'savedMethods.validUntil': 'Valable jusqu’à {{date}}',
  'savedMethods.over': 'Expirée',
  'savedMethods.remove': 'Supprimer',
  'savedMethods.remove.of': 'Supprimer : {{name}}',
  'savedMethods.unchanged.title': 'Rien n’a été supprimé',
  'savedMethods.unchanged.text': 'Regardez la connexion, puis réessayez.',
  'savedMethods.unchanged.gone':
    'Ce moyen a été supprimé ailleurs. Rechargez la page pour voir ce qui est enregistré.',
  'savedMethods.failed.title': 'Les moyens de paiement n’ont pas été chargés',
  'savedMethods.failed.text': 'Regardez la connexion, puis réessayez.',
  'savedMethods.retry': 'Réessayer',
};
export default fr;
