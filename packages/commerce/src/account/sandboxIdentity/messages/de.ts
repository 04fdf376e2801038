import type { IdentityMessages } from '../IdentityMessages.ts';

const de: IdentityMessages = {
  title: 'Beim Shop anmelden',
  text: 'Der Shop möchte deine E-Mail-Adresse erfahren.',
  email: 'E-Mail-Adresse',
  emailWrong: 'Gib eine E-Mail-Adresse wie name@example.com ein',
  isVerified: 'Die Adresse ist bestätigt',
  approve: 'Zustimmen und weiter',
  deny: 'Nicht zustimmen',
  fail: 'Mit einem Fehler antworten',
  post: 'Zurück zum Shop',
  note: 'Testumgebung: Hier kann sich jeder als jeder anmelden.',
  over: 'Diese Seite kann nicht verwendet werden',
  overText: 'Geh zurück zum Shop und beginne die Anmeldung von vorn.',
};

export default de;
