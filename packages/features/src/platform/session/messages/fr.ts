import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'session.signedIn': 'Connexion réussie',
  'session.signedIn.named': 'Connexion réussie, {{name}}',
};
export default fr;
