import type { SandboxMessages } from '../SandboxMessages.ts';

const de: SandboxMessages = {
  htmlLang: 'de',
  direction: 'ltr',
  cardTitle: 'Kartendaten',
  labels: {
    creditCard: 'Kartennummer',
    expiryDate: 'Gültig bis',
    securityCode: 'Prüfnummer',
    cardHolder: 'Name auf der Karte',
  },
  expiryHint: 'Monat und Jahr, zum Beispiel 08/29',
  codeHint: 'Die {length} Ziffern neben der Unterschrift',
  faults: {
    numberMissing: 'Kartennummer eingeben',
    numberLength: 'Alle Ziffern der Kartennummer eingeben',
    numberWrong: 'Kartennummer prüfen: Eine Ziffer stimmt nicht',
    brandUnknown: 'Diese Karte kennen wir nicht. Bitte eine andere versuchen',
    expiryMissing: 'Gültigkeit eingeben',
    expiryWrong: 'Gültigkeit als Monat und Jahr eingeben, zum Beispiel 08/29',
    expiryPast: 'Diese Karte ist abgelaufen. Bitte eine andere versuchen',
    codeWrong: 'Die {length} Ziffern der Prüfnummer eingeben',
    nameMissing: 'Den Namen eingeben, wie er auf der Karte steht',
  },
  faultSummary: 'Kartendaten prüfen',
  hostedTitle: '{amount} bezahlen',
  pay: '{amount} bezahlen',
  giveUp: 'Abbrechen und zurück zum Shop',
  stepTitle: 'Zahlung bestätigen',
  stepText: 'Die Bank fragt nach: {amount} für die Bestellung {order}.',
  stepApprove: 'Ja, bestätigen',
  stepFail: 'Nein, ablehnen',
  stepCancel: 'Abbrechen',
  stepDone: 'Danke. Die Antwort ist bei der Bank.',
  stepBack: 'Zurück zum Shop',
  sandboxNote: 'Testumgebung: Hier fließt kein Geld.',
  over: 'Diese Zahlungsseite ist abgelaufen',
  overText: 'Bitte im Shop die Zahlung neu beginnen. Es wurde nichts abgebucht.',
  broken: 'Diese Seite kann gerade nicht gezeigt werden',
  brokenText: 'Zurück zum Shop: Dort ist bekannt, was aus der Zahlung wurde.',
};

export default de;
