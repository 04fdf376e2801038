import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  banner: 'Pour vous',
  'banner.title': 'Vient d’arriver',
  'banner.text': 'Toutes les nouveautés au même endroit.',
  'banner.link': 'Voir les nouveautés',
};
export default fr;
