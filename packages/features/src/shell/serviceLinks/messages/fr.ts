import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'link.orderHistory': 'Vos commandes',
  'link.orderTracker': 'Suivre une commande',
  'link.help': 'Aide',
  'link.giftCards': 'Cartes cadeaux',
  'link.sustainability': 'Développement durable',
  'link.storeFinder': 'Trouver un magasin',
  'link.blog': 'Blog',
  'link.returns': 'Retours',
  'link.bot': 'Demander à l’assistant',
  'link.moscowPage': 'Magasin de Moscou',
  'link.loyaltyLandingPage': 'Programme de fidélité',
};
export default fr;
