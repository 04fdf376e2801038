import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'addressBook.title': 'Adresses',
  'addressBook.lead': 'Utilisées au moment de payer. Celle par défaut est déjà remplie.',
  'addressBook.empty':
    'Aucune adresse n’est encore gardée. Au moment de payer, vous pouvez garder celle que vous saisissez.',
  'addressBook.loading': 'Chargement des adresses',
  'addressBook.default': 'Par défaut',
  'addressBook.makeDefault': 'Choisir par défaut',
  'addressBook.makeDefault.of': 'Choisir par défaut : {{address}}',
  'addressBook.remove': 'Supprimer',
  'addressBook.remove.of': 'Supprimer : {{address}}',
  'addressBook.unchanged.title': 'Rien n’a été modifié',
  'addressBook.unchanged.text': 'Regardez la connexion, puis réessayez.',
  'addressBook.unchanged.gone':
    'Cette adresse a été supprimée ailleurs. Rechargez la page pour voir ce qui est gardé.',
  'addressBook.failed.title': 'Les adresses n’ont pas été chargées',
  'addressBook.failed.text': 'Regardez la connexion, puis réessayez.',
  'addressBook.retry': 'Réessayer',
};
export default fr;
