import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'link.orderHistory': 'طلباتك',
  'link.orderTracker': 'تتبع طلب',
  'link.help': 'المساعدة',
  'link.giftCards': 'بطاقات الهدايا',
  'link.sustainability': 'الاستدامة',
  'link.storeFinder': 'ابحث عن متجر',
  'link.blog': 'المدونة',
  'link.returns': 'الإرجاع',
  'link.bot': 'اسأل المساعد',
  'link.moscowPage': 'متجر موسكو',
  'link.loyaltyLandingPage': 'العضوية',
};
export default ar;
