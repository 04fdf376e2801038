import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  title: 'Personnalisez-le',
  price: '{{price}} chacun, tout est facultatif.',
  none: 'Aucun',
  preview: '{{name}} avec {{values}}',
  total: '{{price}} de plus.',
  noReturn: 'Fait pour vous : pas de retour, sauf défaut.',
  'problem.profanity': 'Nous n’imprimons pas cela. Choisissez un autre texte.',
  'problem.characters': 'Seuls les lettres, les chiffres et les signes simples s’impriment.',
  'problem.length': '{{max}} caractères au plus.',
  'problem.unknown': 'Ce choix n’existe pas ici.',
};
export default fr;
