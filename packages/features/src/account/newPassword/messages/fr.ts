import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'newPassword.label': 'Nouveau mot de passe',
  'newPassword.show': 'Afficher',
  'newPassword.hide': 'Masquer',
  'newPassword.visible': 'Le mot de passe est visible',
  'newPassword.hidden': 'Le mot de passe est masqué',
  'newPassword.capsLock': 'La touche Verr. maj. est activée',
  'newPassword.rules': 'Votre mot de passe doit contenir',
  'newPassword.rule.length': 'Au moins {{min}} caractères',
  'newPassword.rule.cases': 'Des majuscules et des minuscules',
  'newPassword.rule.digit': 'Au moins 1 chiffre',
  'newPassword.rule.symbol': 'Au moins 1 caractère spécial',
  'newPassword.rule.kept': 'rempli',
  'newPassword.rule.open': 'pas encore',
  'newPassword.missing': 'Saisissez un nouveau mot de passe',
  'newPassword.invalid': 'Ce mot de passe ne respecte pas les règles ci-dessous',
  'newPassword.common': 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre',
};
export default fr;
