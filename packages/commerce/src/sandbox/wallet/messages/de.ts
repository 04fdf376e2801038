import type { WalletMessages } from '../WalletMessages.ts';

const de: WalletMessages = {
  title: 'Mit der Wallet anmelden',
  text: 'Der Shop möchte Namen, E-Mail-Adresse und Lieferadresse wissen.',
  name: 'Name',
  email: 'E-Mail-Adresse',
  emailWrong: 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben',
  prime: 'Prime',
  primeNo: 'Kein Prime',
  primeYes: 'Hat Prime',
  primeTokenRefused: 'Hat Prime, aber das Token wird abgelehnt',
  primeSilent: 'Antwortet nicht auf die Frage nach Prime',
  pays: 'Wenn sie zahlt',
  paysAtOnce: 'Sie zahlt sofort',
  refuses: 'Sie lehnt ab mit {code}',
  approve: 'Zustimmen und weiter',
  deny: 'Nicht zustimmen',
  fail: 'Mit einem ungültigen Code antworten',
  note: 'Sandbox: Hier kann sich jeder als jeder anmelden.',
  over: 'Diese Seite lässt sich so nicht verwenden',
  overText: 'Bitte zurück zum Shop gehen und neu beginnen.',
};

export default de;
