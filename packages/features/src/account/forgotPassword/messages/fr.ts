import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'forgotPassword.title': 'Mot de passe oublié ?',
  'forgotPassword.lead':
    'Saisissez l’adresse e-mail du compte. Nous envoyons un lien pour choisir un nouveau mot de passe.',
  'forgotPassword.blocked.lead':
    'Ce compte est verrouillé par sécurité. Un nouveau mot de passe le rouvre : nous envoyons un lien à cette adresse.',
  'forgotPassword.sisterApp.lead':
    'Ce compte a été utilisé dans notre application et est verrouillé par sécurité. Choisissez un nouveau mot de passe, valable ici et dans l’application.',
  'forgotPassword.email': 'Adresse e-mail',
  'profile.email.missing': 'Saisissez une adresse e-mail',
  'profile.email.tooLong': 'Une adresse e-mail compte au plus {{max}} caractères',
  'profile.emailparseerror': 'Saisissez une adresse e-mail comme nom@exemple.fr',
  'forgotPassword.submit': 'Envoyer le lien',
  'forgotPassword.busy': 'Envoi du lien',
  'forgotPassword.back': 'Retour à la connexion',
  'global.error': 'Une erreur est survenue',
  'myaccount.resetPassword.error': 'Le lien n’a pas pu être envoyé. Réessayez dans un instant.',
  'forgotPassword.offline': 'Il n’y a pas de connexion. Réessayez dès qu’elle est rétablie.',
  'forgotPassword.tooMany_one': 'Trop d’essais. Réessayez dans {{count}} minute.',
  'forgotPassword.tooMany_other': 'Trop d’essais. Réessayez dans {{count}} minutes.',
  'forgotPassword.success.title': 'Consultez votre messagerie',
  'forgotPassword.success.regular':
    'Si {{email}} a un compte, un lien pour choisir un nouveau mot de passe est en route. Il est valable {{minutes}} minutes.',
  'forgotPassword.success.light':
    'Un lien pour choisir le premier mot de passe du compte est en route vers {{email}}. Il est valable {{minutes}} minutes ; commandes et panier restent.',
  'forgotPassword.success.sisterApp':
    'Un lien est en route vers {{email}}. Le nouveau mot de passe ouvre le compte ici et dans notre application. Le lien est valable {{minutes}} minutes.',
  'forgotPassword.success.hint': 'Rien reçu ? Regardez dans les indésirables ou demandez un autre lien.',
  'forgotPassword.again': 'Utiliser une autre adresse',
  'resetPassword.title': 'Choisir un nouveau mot de passe',
  'resetPassword.lead': 'Les autres appareils sont déconnectés, les autres liens et codes prennent fin.',
  'resetPassword.submit': 'Enregistrer le mot de passe',
  'resetPassword.busy': 'Enregistrement du mot de passe',
  'resetPassword.done.title': 'Votre nouveau mot de passe est enregistré',
  'resetPassword.done.text':
    'Toutes les autres sessions et tous les liens de {{email}} ont pris fin. Connectez-vous avec le nouveau mot de passe.',
  'resetPassword.done.action': 'Se connecter',
  'resetPassword.over.title': 'Ce lien n’est plus valable',
  'resetPassword.over.text':
    'Un lien sert une fois, pendant {{minutes}} minutes, et prend fin dès qu’un autre est envoyé. Demandez-en un nouveau.',
  'resetPassword.over.action': 'Demander un nouveau lien',
  'resetPassword.failed':
    'Le mot de passe n’a pas pu être enregistré. Le lien reste valable : réessayez dans un instant.',
  'resetPassword.offline':
    'Il n’y a pas de connexion. Le lien reste valable : réessayez dès qu’elle est rétablie.',
  'resetPassword.tooMany_one': 'Trop d’essais. Réessayez dans {{count}} minute.',
  'resetPassword.tooMany_other': 'Trop d’essais. Réessayez dans {{count}} minutes.',
};
export default fr;
