import type { PaymentPageTexts } from '../texts.ts';

export default {
  htmlLang: 'de',
  direction: 'ltr',
  fields: 'Kartendaten',
  step: 'Bestätigung Ihrer Bank',
  done: 'Erledigt. Der Shop erfährt gerade davon.',
  back: 'Zurück zum Shop',
  over: 'Diese Seite ist zu alt. Starten Sie die Zahlung im Shop noch einmal.',
} satisfies PaymentPageTexts;
