import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'documents.title': 'Dokumente',
  'documents.receipt': 'Beleg (PDF)',
  'documents.invoice': 'Rechnung {{number}} (PDF)',
  'documents.creditNote': 'Rechnungskorrektur {{number}} über {{sum}}',
  'documents.creditNote.file': 'Rechnungskorrektur {{number}} (PDF)',
  'documents.label': 'Retourenschein zum Ausdrucken (PDF)',
  'documents.note.title': 'Rechnungskorrektur {{number}}',
  'documents.note.date': 'Datum',
  'documents.note.order': 'Bestellung',
  'documents.note.invoice': 'Zur Rechnung',
  'documents.note.return': 'Retoure',
  'documents.note.items': 'Zurückgesandte Artikel',
  'documents.note.line': '{{count}} × {{name}}',
  'documents.note.delivery': 'Lieferung',
  'documents.note.cost': 'Kosten der Rücksendung',
  'documents.note.total': 'Erstattungsbetrag',
  'documents.note.tax': 'Enthält {{sum}} Steuer',
  'documents.note.cause.return': 'Für die Artikel, die wieder bei uns eingetroffen sind.',
  'documents.note.cause.cancelled':
    'Die Bestellung wurde storniert. Diese Rechnungskorrektur hebt ihre Rechnung auf.',
  'documents.note.cause.refund': 'Für einen Betrag, den wir erstattet haben.',
  'documents.note.back': 'Zurück zur Bestellung',
  'documents.note.print': 'Drucken',
  'documents.note.file': 'Als PDF laden',
  'documents.note.loading': 'Die Rechnungskorrektur wird geladen',
  'documents.note.failed': 'Die Rechnungskorrektur wurde nicht geladen',
  'documents.note.failed.text': 'Bei uns ist sie sicher. Versuchen Sie es gleich noch einmal.',
  'documents.note.offline.text': 'Sie erscheint, sobald die Verbindung wieder da ist.',
  'documents.note.retry': 'Noch einmal versuchen',
  'documents.note.notFound.title': 'Keine solche Rechnungskorrektur',
  'documents.note.notFound.text': 'Die Nummer stimmt nicht, oder sie gehört zu einer anderen Bestellung.',
};
export default de;
