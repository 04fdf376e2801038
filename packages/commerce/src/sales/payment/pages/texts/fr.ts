import type { PaymentPageTexts } from '../texts.ts';

export default {
  htmlLang: 'fr',
  direction: 'ltr',
  fields: 'Données de la carte',
  step: 'Confirmation de votre banque',
  done: 'C’est fait. La boutique en est informée.',
  back: 'Retour à la boutique',
  over: 'Cette page est trop ancienne. Relancez le paiement dans la boutique.',
} satisfies PaymentPageTexts;
