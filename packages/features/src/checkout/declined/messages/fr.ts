import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

export default {
  'confirm.error.paymentdeclined.CardError':
    'La carte n’a pas été acceptée. Saisissez-la de nouveau ou utilisez une autre carte. Rien n’a été débité.',
  'confirm.error.paymentdeclined.CountryError':
    'Ce moyen de paiement n’est pas utilisable depuis ce pays. Utilisez une autre carte ou un autre moyen. Rien n’a été débité.',
  'confirm.error.paymentdeclined.InformationError':
    'Certaines données ne concordent pas. Saisissez-les de nouveau et payez, ou choisissez un autre moyen de paiement. Rien n’a été débité.',
  'confirm.error.paymentdeclined.SecurityAuthenticationError':
    'La banque n’a pas pu vérifier votre identité. Réessayez, ou utilisez une autre carte ou un autre moyen de paiement. Rien n’a été débité.',
  'confirm.error.paymentdeclined.TemporaryError':
    'La banque ou le service de paiement n’a pas répondu. Patientez une minute, puis payez de nouveau. Rien n’a été débité.',
  'confirm.error.paymentdeclined.bankdeclined':
    'La banque a refusé le paiement. Vérifiez le solde et le plafond de la carte ou du compte, payez autrement ou contactez la banque. Rien n’a été débité.',
  'confirm.error.paymentdeclined.invalidaddress':
    'Une autre adresse de facturation y est enregistrée. Vérifiez l’adresse de facturation, puis payez de nouveau. Rien n’a été débité.',
  'confirm.error.paymentdeclined.unknown':
    'Le paiement n’a pas abouti. Réessayez ou choisissez un autre moyen de paiement. Rien n’a été débité.',
  'cart.outofstock': 'Un article s’est épuisé pendant le paiement. Rien n’a été débité.',
  'chk.payment.interrupted.error.description':
    'Le paiement a été interrompu. Rien n’a été débité. Contact, adresse et livraison sont encore là ; une carte doit être saisie de nouveau.',
} satisfies Translation<typeof en>;
