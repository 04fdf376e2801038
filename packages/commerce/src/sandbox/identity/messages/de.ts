import type { IdentityMessages } from '../IdentityMessages.ts';

const de: IdentityMessages = {
  title: 'Beim Shop anmelden',
  text: 'Der Shop möchte die E-Mail-Adresse erfahren.',
  email: 'E-Mail-Adresse',
  emailWrong: 'Bitte eine E-Mail-Adresse wie name@example.com eingeben',
  isVerified: 'Die Adresse ist bestätigt',
  approve: 'Zustimmen und weiter',
  deny: 'Nicht zustimmen',
  fail: 'Mit einem Fehler antworten',
  post: 'Zurück zum Shop',
  note: 'Testumgebung: Hier kann sich jeder als jeder anmelden.',
  over: 'Diese Seite kann nicht verwendet werden',
  overText: 'Bitte zurück zum Shop gehen und die Anmeldung von vorn beginnen.',
};

export default de;
