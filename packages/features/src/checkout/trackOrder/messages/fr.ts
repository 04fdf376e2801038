import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'trackOrder.title': 'Suivre une commande',
  'trackOrder.lead':
    'Le numéro et l’adresse e-mail ouvrent une commande : son contenu, où elle en est, quand elle arrive.',
  'trackOrder.orderNumber': 'Numéro de commande',
  'trackOrder.orderNumber.hint': 'Sur la page de la commande, par exemple TL-2026-7K4F9Q',
  'trackOrder.orderNumber.missing': 'Saisissez le numéro de commande',
  'trackOrder.orderNumber.tooLong': 'Un numéro de commande est plus court',
  'trackOrder.orderNumber.invalid': 'Saisissez un numéro du type TL-2026-7K4F9Q',
  'trackOrder.email': 'Adresse e-mail',
  'trackOrder.email.hint': 'Celle de la commande',
  'trackOrder.email.missing': 'Saisissez une adresse e-mail',
  'trackOrder.email.tooLong': 'Une adresse e-mail est plus courte',
  'trackOrder.email.invalid': 'Saisissez une adresse e-mail du type nom@exemple.fr',
  'trackOrder.submit': 'Trouver la commande',
  'trackOrder.busy': 'Recherche de la commande',
  'trackOrder.notFound.title': 'Aucune commande trouvée',
  'trackOrder.notFound.text': 'Aucune commande n’a ce numéro avec cette adresse e-mail. Vérifiez les deux.',
  'trackOrder.tooMany.title': 'Trop d’essais',
  'trackOrder.tooMany.text_one': 'Réessayez dans 1 minute. Les champs restent remplis.',
  'trackOrder.tooMany.text_other': 'Réessayez dans {{count}} minutes. Les champs restent remplis.',
  'trackOrder.offline.title': 'Pas de connexion',
  'trackOrder.offline.text': 'Votre saisie est toujours là. Réessayez une fois la connexion revenue.',
  'trackOrder.failed.title': 'La recherche n’a pas abouti',
  'trackOrder.failed.text': 'L’erreur vient de nous. Réessayez dans un instant.',
};
export default fr;
