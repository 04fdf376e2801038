import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'footer.label': 'Pied de page',
  'footer.region': 'Pays et langue',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': 'Moyens de paiement',
  'footer.help': 'Aide',
  'footer.trackOrder': 'Suivre une commande',
  'footer.news.title': 'Les nouvelles par e-mail',
  'footer.news.text': 'Nouveaux produits et offres. Vous partez quand vous voulez.',
  'footer.news.email': 'E-mail pour la newsletter',
  'footer.news.submit': 'S’abonner',
  'footer.privacySettings': 'Réglages de confidentialité',
  'footer.privacyChoices': 'Vos choix de confidentialité',
  'footer.language': 'Langue : {{language}}',
  'footer.privacyRequest': 'Vos données',
};
export default fr;
