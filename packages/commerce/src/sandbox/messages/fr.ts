import type { SandboxMessages } from '../SandboxMessages.ts';

const fr: SandboxMessages = {
  htmlLang: 'fr',
  direction: 'ltr',
  cardTitle: 'Données de la carte',
  labels: {
    creditCard: 'Numéro de carte',
    expiryDate: 'Date d’expiration',
    securityCode: 'Cryptogramme',
    cardHolder: 'Nom sur la carte',
  },
  expiryHint: 'Mois et année, par exemple 08/29',
  codeHint: 'Les {length} chiffres à côté de la signature',
  faults: {
    numberMissing: 'Saisissez le numéro de carte',
    numberLength: 'Saisissez tous les chiffres du numéro de carte',
    numberWrong: 'Vérifiez le numéro de carte : un chiffre est inexact',
    brandUnknown: 'Nous ne connaissons pas cette carte. Essayez-en une autre',
    expiryMissing: 'Saisissez la date d’expiration',
    expiryWrong: 'Saisissez le mois et l’année, par exemple 08/29',
    expiryPast: 'Cette carte a expiré. Essayez-en une autre',
    codeWrong: 'Saisissez les {length} chiffres du cryptogramme',
    nameMissing: 'Saisissez le nom tel qu’il figure sur la carte',
  },
  faultSummary: 'Vérifiez les données de la carte',
  hostedTitle: 'Payer {amount}',
  pay: 'Payer {amount}',
  giveUp: 'Annuler et revenir à la boutique',
  stepTitle: 'Confirmer ce paiement',
  stepText: 'Votre banque veut s’assurer que c’est vous : {amount} pour la commande {order}.',
  stepApprove: 'Oui, c’est moi',
  stepFail: 'Non, refuser',
  stepCancel: 'Annuler',
  stepDone: 'Merci. Votre banque a sa réponse.',
  stepBack: 'Retour à la boutique',
  sandboxNote: 'Bac à sable : aucun argent ne circule ici.',
  over: 'Cette page de paiement a expiré',
  overText: 'Revenez à la boutique et recommencez le paiement. Rien n’a été prélevé.',
  broken: 'Cette page n’a pas pu s’afficher',
  brokenText: 'Retournez à la boutique : elle sait ce qu’est devenu le paiement.',
};

export default fr;
