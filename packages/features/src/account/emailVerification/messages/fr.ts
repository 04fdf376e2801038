import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  title: 'Confirmez d’abord votre adresse e-mail',
  'lead.launch':
    'Chacun participe une seule fois : nous devons savoir que cette adresse est la vôtre. Le lien est dans l’e-mail de bienvenue ; nous pouvons aussi vous le renvoyer.',
  'lead.account':
    'Le lien est dans l’e-mail de bienvenue. Il ouvre les tirages au sort et les salles d’attente.',
  send: 'Envoyer le lien',
  'send.again': 'Renvoyer le lien',
  'send.busy': 'Envoi en cours',
  sent: 'Le lien est en route vers {{email}} et reste valable {{days}} jours. Rien reçu au bout d’une minute ? Regardez dans les indésirables.',
  'tooMany.seconds_one': 'Nous venons d’en envoyer un. Nouvel envoi possible dans {{count}} seconde.',
  'tooMany.seconds_many': 'Nous venons d’en envoyer un. Nouvel envoi possible dans {{count}} secondes.',
  'tooMany.seconds_other': 'Nous venons d’en envoyer un. Nouvel envoi possible dans {{count}} secondes.',
  'tooMany.minutes_one': 'Cela fait assez d’envois pour l’instant. Réessayez dans {{count}} minute.',
  'tooMany.minutes_many': 'Cela fait assez d’envois pour l’instant. Réessayez dans {{count}} minutes.',
  'tooMany.minutes_other': 'Cela fait assez d’envois pour l’instant. Réessayez dans {{count}} minutes.',
  'failed.offline': 'Votre demande ne nous est pas parvenue. Vérifiez la connexion, puis réessayez.',
  'failed.unavailable': 'Notre service n’a pas répondu correctement. Réessayez.',
  linkOver: 'Ce lien a expiré ou appartient à un autre compte. Nous pouvons vous en envoyer un nouveau.',
  signedOut: 'Vous êtes déconnecté. Connectez-vous, puis ouvrez de nouveau le lien.',
  verified: 'Votre adresse e-mail est confirmée',
  'page.title': 'Confirmer votre adresse e-mail',
  'page.text': 'Un clic, et c’est fait.',
  'page.noLink': 'Nous vous envoyons un lien qui confirme votre adresse.',
  'page.back': 'Continuer',
  'page.account': 'Vers le compte',
  verify: 'Confirmer mon adresse',
  'verify.busy': 'Confirmation en cours',
};

export default fr;
