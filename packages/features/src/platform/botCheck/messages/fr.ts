import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'botCheck.payment.title': 'Une vérification avant de payer',
  'botCheck.payment.text':
    'Plusieurs paiements faits d’ici ont été refusés. Confirmez qu’une personne paie : quelques secondes suffisent, puis le paiement continue. Rien n’a été débité.',
  'botCheck.action': 'Je suis une personne, continuer',
  'botCheck.busy': 'Vérification en cours',
  'botCheck.again': 'Refaire la vérification',
  'botCheck.payment.offline':
    'La vérification ne nous est pas parvenue. Regardez la connexion, puis réessayez. Rien n’a été débité.',
  'botCheck.payment.unsolved':
    'Ce navigateur n’a pas pu faire la vérification. Réessayez, utilisez un autre navigateur ou attendez une heure. Rien n’a été débité.',
  'botCheck.noScript':
    'La vérification demande JavaScript : activez-le et rechargez la page, ou réessayez dans une heure.',
  'botCheck.account.title': 'Une vérification avant de continuer',
  'botCheck.account.text':
    'Il y a eu beaucoup d’essais depuis cet endroit. Confirmez qu’une personne fait la demande : quelques secondes suffisent, puis tout continue.',
  'botCheck.account.offline':
    'La vérification ne nous est pas parvenue. Regardez la connexion, puis réessayez.',
  'botCheck.account.unsolved':
    'Ce navigateur n’a pas pu faire la vérification. Réessayez, utilisez un autre navigateur ou attendez une heure.',
};
export default fr;
