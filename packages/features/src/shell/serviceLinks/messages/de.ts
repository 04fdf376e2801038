import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'link.orderHistory': 'Ihre Bestellungen',
  'link.orderTracker': 'Bestellung verfolgen',
  'link.help': 'Hilfe',
  'link.giftCards': 'Geschenkkarten',
  'link.sustainability': 'Nachhaltigkeit',
  'link.storeFinder': 'Filiale finden',
  'link.blog': 'Blog',
  'link.returns': 'Rückgabe',
  'link.bot': 'Assistent fragen',
  'link.moscowPage': 'Filiale Moskau',
  'link.loyaltyLandingPage': 'Mitgliedschaft',
};
export default de;
