import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'associate.title': 'Connexion magasin',
  'associate.lead':
    'Réservée au personnel, sur un appareil du magasin. Paniers et commandes sont attribués au magasin. Après 15 minutes d’inactivité, la session se termine et le panier est vidé.',
  'associate.signedIn': '{{name}} est connecté(e), {{store}}',
  'associate.signedIn.text': 'La prochaine personne qui se connecte commence avec un panier vide.',
  'associate.deviceCode': 'Code de l’appareil',
  'associate.deviceCode.hint': 'Sur la carte fournie avec l’appareil',
  'associate.deviceCode.missing': 'Saisissez le code de l’appareil',
  'associate.employeeId': 'Matricule',
  'associate.employeeId.missing': 'Saisissez le matricule',
  'associate.submit': 'Se connecter',
  'associate.busy': 'Connexion en cours',
  'associate.wrong.title': 'Connexion refusée',
  'associate.wrong.text': 'Aucun appareil ne correspond à ce code et à ce matricule. Vérifiez les deux.',
  'associate.tooMany.title': 'Trop de tentatives',
  'associate.tooMany.text_one': 'Réessayez dans 1 minute.',
  'associate.tooMany.text_other': 'Réessayez dans {{count}} minutes.',
  'associate.offline.title': 'Pas de connexion',
  'associate.offline.text': 'Réessayez dès que la connexion est rétablie.',
  'associate.unavailable.title': 'Connexion impossible pour le moment',
  'associate.unavailable.text': 'Le problème vient de chez nous. Réessayez dans un instant.',
  'associate.bar': 'Session du magasin',
  'associate.end': 'Terminer et vider le panier',
  'associate.end.failed': 'La session n’est pas terminée. Réessayez.',
};
export default fr;
