import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'deskAccess.title': '{{brand}} : rédaction',
  'deskAccess.signingIn': 'Connexion en cours',
  'deskAccess.over': 'Ce lien a déjà servi ou date de plus de 15 minutes.',
  'deskAccess.noLink': 'Vous n’êtes pas connecté.',
  'deskAccess.left': 'Vous êtes déconnecté.',
  'deskAccess.ended': 'Après huit heures sans activité, vous avez été déconnecté.',
  'deskAccess.newLink':
    'Pour vous connecter, lancez cette commande là où tourne la boutique, puis ouvrez le lien affiché :',
  'deskAccess.tooMany': 'Trop de tentatives. Réessayez dans un quart d’heure.',
  'deskAccess.offline': 'La boutique est injoignable.',
  'deskAccess.unavailable': 'La boutique n’a pas répondu.',
  'deskAccess.retry': 'Réessayer',
  'deskAccess.toContent': 'Aller au contenu',
  'deskAccess.toShop': 'Vers la boutique',
  'deskAccess.signOut': 'Se déconnecter',
};
export default fr;
