import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'cookies.title': 'Tous les cookies et données stockées',
  'cookies.name': 'Nom',
  'cookies.purpose': 'Finalité',
  'cookies.life': 'Durée',
  'cookies.tab': 'Tant que l’onglet est ouvert',
  'cookies.necessary': 'Nécessaire au panier, au paiement et aux pages',
  'cookies.preferences': 'Retient vos choix',
  'cookies.analytics': 'Mesure l’utilisation de la boutique',
  'cookies.personalisation': 'Suggère ce qui peut vous convenir',
  'cookies.advertising': 'Publicité',
};
export default fr;
