import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'footer.label': 'تذييل الصفحة',
  'footer.region': 'البلد واللغة',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': 'طرق الدفع',
  'footer.help': 'المساعدة',
  'footer.trackOrder': 'تتبّع طلبًا',
  'footer.news.title': 'الأخبار عبر البريد',
  'footer.news.text': 'منتجات جديدة وعروض. يمكنك المغادرة في أي وقت.',
  'footer.news.email': 'بريدك للأخبار',
  'footer.news.submit': 'اشتراك',
  'footer.privacySettings': 'إعدادات الخصوصية',
  'footer.privacyChoices': 'خيارات الخصوصية',
  'footer.language': 'اللغة: {{language}}',
  'footer.privacyRequest': 'بياناتك',
};
export default ar;
