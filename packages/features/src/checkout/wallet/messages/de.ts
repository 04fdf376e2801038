import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  // A link that looks like a button, above the contact fields of the checkout.
  'wallet.action': 'Weiter mit Amazon',
  // After the return from the wallet.
  'wallet.done': 'Name, E-Mail-Adresse und Lieferadresse stammen aus dem Amazon-Konto.',
  'wallet.denied': 'Bei Amazon wurde nicht zugestimmt. Die Felder lassen sich auch hier ausfüllen.',
  'wallet.failed':
    'Die Anmeldung bei Amazon hat nicht geklappt. Bitte noch einmal versuchen oder die Felder hier ausfüllen.',
};
export default de;
