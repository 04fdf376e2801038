import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'lightAccount.prompt.text':
    'Nous connaissons cette adresse, mais le compte n’a pas encore de mot de passe. Nous envoyons un lien : choisissez un mot de passe, et tout est prêt.',
  'lightAccount.request': 'Recevoir le lien par e-mail',
  'lightAccount.busy': 'Envoi du lien',
  'lightAccount.sent.title': 'Consultez votre messagerie',
  'lightAccount.sent.text':
    'Un lien est en route vers {{email}}. Il est valable {{minutes}} minutes et ne sert qu’une fois.',
  'lightAccount.sent.close': 'Fermer',
  'lightAccount.email.text':
    'Nous créons le compte maintenant et envoyons un lien pour choisir son mot de passe. Le reste peut attendre.',
  'lightAccount.email.age': 'J’ai {{age}} ans ou plus',
  'lightAccount.email.ageMissing': 'Confirmez que vous avez {{age}} ans ou plus',
  'lightAccount.tooMany.title': 'Trop d’essais',
  'lightAccount.tooMany.text_one': 'Réessayez dans 1 minute.',
  'lightAccount.tooMany.text_other': 'Réessayez dans {{count}} minutes.',
  'lightAccount.offline.title': 'Pas de connexion à Internet',
  'lightAccount.offline.text': 'Réessayez une fois la connexion revenue.',
  'lightAccount.unavailable.title': 'Cela n’a pas fonctionné',
  'lightAccount.unavailable.text': 'L’erreur vient de nous. Réessayez dans un instant.',
  'lightAccount.order.title': 'Créer un compte à partir de cette commande',
  'lightAccount.order.text':
    'Nous envoyons un lien à {{email}} : choisissez un mot de passe, et le prochain achat sera déjà rempli.',
  'lightAccount.order.request': 'Recevoir le lien par e-mail',
  'lightAccount.set.title': 'Définir un mot de passe',
  'lightAccount.set.text': 'Le compte est alors complet, et vous êtes connecté.',
  'lightAccount.set.submit': 'Enregistrer et se connecter',
  'lightAccount.set.busy': 'Enregistrement',
  'lightAccount.over.title': 'Ce lien n’est plus valable',
  'lightAccount.over.text':
    'Un lien est valable {{minutes}} minutes, ne sert qu’une fois, et un plus récent le remplace. Saisissez l’adresse e-mail sur la page de connexion pour en recevoir un autre.',
  'lightAccount.over.action': 'Vers la connexion',
};
export default fr;
