import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  title: 'Von der Bank',
  'title.page': 'Von der Bank, Seite {{page}}',
  lead: 'Tests, Training und wie Dinge entstehen: von den Leuten, die sie machen.',
  by: 'Von {{author}}, {{day}}',
  back: 'Alle Geschichten',
  pages: 'Seiten mit Geschichten',
  page: 'Seite {{page}}',
  previous: 'Neuere Geschichten',
  next: 'Ältere Geschichten',
  loading: 'Die Geschichten werden geladen',
  'failed.title': 'Die Geschichten sind nicht angekommen',
  'failed.text': 'Die Verbindung ist unterwegs abgerissen.',
  retry: 'Noch einmal versuchen',
};
export default de;
