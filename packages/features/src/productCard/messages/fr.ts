import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

export default {
  colours_one: '{{count}} coloris',
  colours_other: '{{count}} coloris',
  'price.now': 'Maintenant',
  'price.before': 'Avant',
  'price.percent': '−{{percent}} %',
  'price.lowest': 'Prix le plus bas des 30 derniers jours : {{price}}',
  'price.members': '{{price}} pour les membres',
  'note.soldOut': 'Épuisé',
  'note.comingSoon': 'Bientôt disponible',
  'note.comingOn': 'Disponible le {{day}}',
  'note.preorder': 'En précommande',
  'note.preorderFrom': 'En précommande, envoi dès le {{day}}',
  'note.backorder': 'En réassort',
  'note.backorderFrom': 'De retour le {{day}}',
  'note.lowStock': 'Plus que {{left}} en {{size}}',
  'note.fewLeft': 'Plus que {{left}}',
  'badge.new': 'Nouveau',
  'badge.newGrip': 'Nouvelle accroche',
  'badge.recycled': 'Recyclé',
  'badge.limited': 'Édition limitée',
  'badge.member': 'Prix membre',
  'badge.sale': 'Soldes',
} satisfies Translation<typeof en>;
