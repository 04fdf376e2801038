import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  title: 'Consulter le solde d’une carte cadeau',
  lead: 'Saisissez le code de la carte pour voir ce qu’il y reste et jusqu’à quand l’utiliser.',
  code: 'Code de la carte cadeau',
  'code.hint': '20 caractères, dans l’e-mail qui contient la carte. Aucun code PIN n’est nécessaire.',
  submit: 'Consulter le solde',
  busy: 'Vérification de la carte',
  balance: 'Solde',
  card: 'Carte cadeau se terminant par {{digits}}',
  left: 'Il reste {{sum}}',
  until: 'À utiliser jusqu’au {{day}}.',
  forever: 'Elle n’expire pas.',
  'problem.missing': 'Saisissez le code de la carte cadeau.',
  'problem.unknown':
    'Ce code ne peut pas être utilisé : il est faux, épuisé, expiré ou d’un autre pays. Vérifiez chaque caractère.',
  'tooMany.title': 'Cela fait beaucoup de codes',
  'tooMany.text_one': 'Réessayez dans 1 minute. Votre saisie reste là.',
  'tooMany.text_other': 'Réessayez dans {{count}} minutes. Votre saisie reste là.',
  'offline.title': 'Pas de connexion',
  'offline.text': 'Votre saisie est toujours là. Réessayez une fois la connexion revenue.',
  'unavailable.title': 'Le solde n’a pas pu être consulté',
  'unavailable.text': 'L’erreur vient de nous. Réessayez dans un instant.',
};
export default fr;
