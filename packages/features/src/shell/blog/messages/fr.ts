import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  title: 'Le banc',
  'title.page': 'Le banc, page {{page}}',
  lead: 'Des tests, de l’entraînement et les coulisses de la fabrication, par ceux qui s’y collent.',
  by: 'Par {{author}}, le {{day}}',
  back: 'Tous les articles',
  pages: 'Pages d’articles',
  page: 'Page {{page}}',
  previous: 'Articles plus récents',
  next: 'Articles plus anciens',
  loading: 'Chargement des articles',
  'failed.title': 'Les articles ne sont pas arrivés',
  'failed.text': 'La connexion s’est interrompue en route.',
  retry: 'Réessayer',
};
export default fr;
