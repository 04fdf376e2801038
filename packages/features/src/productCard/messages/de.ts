import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

export default {
  colours_one: '{{count}} Farbe',
  colours_other: '{{count}} Farben',
  'price.now': 'Jetzt',
  'price.before': 'Vorher',
  'price.percent': '−{{percent}} %',
  'price.lowest': 'Niedrigster Preis der letzten 30 Tage: {{price}}',
  'price.members': '{{price}} für Mitglieder',
  'note.soldOut': 'Ausverkauft',
  'note.comingSoon': 'Kommt bald',
  'note.comingOn': 'Kommt am {{day}}',
  'note.preorder': 'Vorbestellbar',
  'note.preorderFrom': 'Vorbestellbar, Versand ab {{day}}',
  'note.backorder': 'Nachbestellt',
  'note.backorderFrom': 'Wieder da am {{day}}',
  'note.lowStock': 'Noch {{left}} in {{size}}',
  'note.fewLeft': 'Nur noch {{left}} da',
  'badge.new': 'Neu',
  'badge.newGrip': 'Neuer Grip',
  'badge.recycled': 'Recycelt',
  'badge.limited': 'Limitiert',
  'badge.member': 'Mitgliederpreis',
  'badge.sale': 'Sale',
} satisfies Translation<typeof en>;
