import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  label: 'Unsere App',
  close: 'Banner schließen',
  rating: '{{rating}} von 5 Sternen, {{count}} Bewertungen',
};
export default de;
