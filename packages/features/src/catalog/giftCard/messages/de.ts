import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  to: 'Für wen ist er?',
  card: 'Auf der Karte',
  recipientName: 'Name',
  recipientEmail: 'E-Mail-Adresse',
  senderName: 'Ihr Name',
  message: 'Nachricht',
  sendOn: 'Versanddatum',
  optional: 'freiwillig',
  'sendOn.hint': 'Ohne Datum kommt der Gutschein, sobald er bezahlt ist.',
  'message.left_one': 'Noch {{count}} Zeichen',
  'message.left_other': 'Noch {{count}} Zeichen',
  'message.over_one': '{{count}} Zeichen zu viel',
  'message.over_other': '{{count}} Zeichen zu viel',
  preview: 'So sieht er aus',
  'preview.noAmount': 'Betrag wählen',
  'preview.nobody': 'Für jemanden, den Sie mögen',
  'preview.to': 'Für {{name}}',
  'preview.from': 'von {{name}}',
  'problem.required.recipientName': 'Bitte den Namen der beschenkten Person eingeben.',
  'problem.required.recipientEmail': 'Bitte die Adresse eingeben, an die der Gutschein gehen soll.',
  'problem.required.senderName': 'Bitte Ihren Namen eingeben, damit klar ist, von wem der Gutschein kommt.',
  'problem.length_one': 'Höchstens {{count}} Zeichen.',
  'problem.length_other': 'Höchstens {{count}} Zeichen.',
  'problem.characters': 'Bitte nur Buchstaben und Zeichen verwenden, die in einen Namen gehören.',
  'problem.email': 'Diese E-Mail-Adresse ist nicht vollständig.',
  'problem.past': 'Bitte heute oder einen späteren Tag wählen.',
  'problem.late': 'Bitte einen Tag bis zum {{day}} nächsten Jahres wählen.',
  'problem.profanity': 'Diese Worte verschicken wir nicht. Bitte andere wählen.',
};
export default de;
