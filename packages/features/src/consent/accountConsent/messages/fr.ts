import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'accountConsent.title': 'Vos accords',
  'accountConsent.text':
    'Voici ce dont votre compte a besoin, et ce que vous pouvez ajouter. Vous pouvez le modifier ici à tout moment.',
  'accountConsent.loading': 'Chargement de vos accords',
  'accountConsent.age': 'J’ai {{age}} ans ou plus',
  'accountConsent.AMF': 'J’accepte que mes données soient recueillies et utilisées pour mon compte',
  'accountConsent.PMF': 'Utiliser mon adresse pour des publicités adaptées sur d’autres sites',
  'accountConsent.more': 'Les détails',
  'accountConsent.save': 'Enregistrer',
  'accountConsent.saving': 'Enregistrement',
  'accountConsent.saved': 'Vos réponses sont enregistrées.',
  'accountConsent.signedOut': 'Connectez-vous pour voir vos accords.',
  'accountConsent.tooMany': 'Trop de modifications en peu de temps. Réessayez plus tard.',
  'accountConsent.offline': 'La connexion est coupée. Vos choix sont toujours là.',
  'accountConsent.failed': 'Cela n’a pas fonctionné. L’erreur vient de nous ; réessayez dans un instant.',
  'accountConsent.retry': 'Réessayer',
  'forms.date.tooyoung': 'Il faut avoir {{age}} ans ou plus',
  'errorforms.default.parseerror': 'Cochez cette case pour continuer',
  'errorforms.default.missingerror': 'Donnez votre accord pour garder votre compte',
  'accountConsent.yourData': 'Obtenir ou effacer vos données',
};
export default messages;
