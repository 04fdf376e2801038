import type { SheetMessages } from '../SheetMessages.ts';

const de: SheetMessages = {
  title: 'Mit {service} bezahlen',
  loading: 'Der Shop berechnet Ihre Bestellung.',
  total: 'Gesamtsumme',
  deliverTo: 'Lieferung an',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  region: 'Bundesland oder Provinz',
  delivery: 'Versand',
  pay: '{amount} bezahlen',
  paying: 'Zahlung läuft',
  cancel: 'Abbrechen',
  tryTitle: 'Anderen Ausgang ausprobieren',
  tryLabel: 'Was beim Bezahlen passiert',
  approve: 'Bezahlt',
  decline: 'Abgelehnt mit {code}',
  outcomes: {
    step: 'Die Bank verlangt eine Bestätigung',
    lose: 'Bezahlt, die Antwort geht verloren',
    late: 'Bezahlt, der Shop erfährt es nicht',
    eventsTwice: 'Bezahlt, der Shop erfährt es zweimal',
    eventsReversed: 'Bezahlt, Meldungen in umgekehrter Reihenfolge',
    hang: 'Keine Antwort, nichts wird abgebucht',
    over: 'Das Fenster war zu lange geöffnet',
  },
  deviceTitle: 'Wallets auf diesem Gerät',
  deviceText:
    'Apple Pay und Google Pay werden nur angeboten, wenn das Gerät damit bezahlen kann. In der Sandbox legen Sie das für diesen Browser selbst fest; es fließt kein Geld.',
  deviceOn: 'Dieses Gerät kann mit Apple Pay und Google Pay bezahlen.',
  deviceOff: 'Dieses Gerät kann nicht mit Apple Pay oder Google Pay bezahlen.',
  turnOn: 'Bezahlen mit diesem Gerät einschalten',
  turnOff: 'Bezahlen mit diesem Gerät ausschalten',
  toShop: 'Zum Shop',
};

export default de;
