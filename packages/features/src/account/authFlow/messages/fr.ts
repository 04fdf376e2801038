import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'authFlow.email.title': 'Se connecter ou s’inscrire',
  'authFlow.email.text': 'Saisissez votre adresse e-mail. Elle mène au bon endroit.',
  'authFlow.email': 'Adresse e-mail',
  'profile.email.missing': 'Saisissez une adresse e-mail',
  'profile.email.tooLong': 'Saisissez une adresse e-mail de {{max}} caractères au plus',
  'profile.emailparseerror': 'Saisissez une adresse e-mail du type nom@exemple.fr',
  'authFlow.continue': 'Continuer',
  'authFlow.busy': 'Un instant',
  'authFlow.tooMany.title': 'Trop d’essais',
  'authFlow.tooMany.text_one': 'Réessayez dans 1 minute.',
  'authFlow.tooMany.text_other': 'Réessayez dans {{count}} minutes.',
  'authFlow.login.title': 'Heureux de vous revoir',
  'authFlow.login.text': 'Nous connaissons cette adresse. Saisissez le mot de passe, ou recevez un code.',
  'authFlow.code.text': 'Ce compte n’a pas de mot de passe : nous envoyons un code à la place.',
  'authFlow.unknown.title': 'Se connecter',
  'authFlow.unknown.text':
    'Saisissez le mot de passe, recevez un code, ou inscrivez-vous si c’est la première fois.',
  'authFlow.login.passwordOnly': 'Nous connaissons cette adresse. Saisissez le mot de passe.',
  'authFlow.unknown.passwordOnly': 'Saisissez le mot de passe, ou inscrivez-vous si c’est la première fois.',
  'authFlow.liteAccount.title': 'Presque terminé',
  'authFlow.liteAccount.code': 'Recevoir plutôt un code par e-mail',
  'authFlow.register.title': 'Bienvenue',
  'authFlow.register.text': 'Aucun compte n’existe pour cette adresse. Quelques champs, et c’est fait.',
  'authFlow.register.any': 'Créez un compte : quelques champs, et c’est fait.',
  'authFlow.register.login': 'Déjà un compte ?',
  'authFlow.register.login.link': 'Se connecter',
  'authFlow.register.short': 'Pas le temps de tout remplir ?',
  'authFlow.register.short.link': 'S’inscrire avec l’adresse e-mail seule',
  'authFlow.emailAccount.title': 'Seulement votre e-mail',
  'authFlow.forgottenPassword.title': 'Mot de passe oublié ?',
  'authFlow.close': 'Fermer',
};
export default fr;
