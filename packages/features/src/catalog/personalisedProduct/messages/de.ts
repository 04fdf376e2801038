import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  title: 'Persönlich gestalten',
  price: 'Je {{price}}, alles freiwillig.',
  none: 'Nichts',
  preview: '{{name}} mit {{values}}',
  total: 'Dafür {{price}} mehr.',
  noReturn: 'Persönlich angefertigt: Rückgabe nur bei Mängeln.',
  'problem.profanity': 'Das drucken wir nicht. Bitte einen anderen Text wählen.',
  'problem.characters': 'Nur Buchstaben, Ziffern und einfache Zeichen lassen sich drucken.',
  'problem.length': 'Höchstens {{max}} Zeichen.',
  'problem.unknown': 'Das lässt sich hier nicht wählen.',
};
export default de;
