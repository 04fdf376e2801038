import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  label: 'رمزك البريدي',
  ask: 'اعرض يوم الوصول',
  'kind.home': 'عادي',
  'kind.express': 'سريع',
  on: '{{kind}}: يصلك {{day}}',
  between: '{{kind}}: يصلك من {{from}} إلى {{to}}',
  orderBy: 'اطلب قبل {{moment}}',
  invalid: 'هذا الرمز البريدي غير معروف لدينا',
  notServed: 'لا نوصل إلى هذا الرمز البريدي',
  notAvailable: 'لا يمكن طلب هذا المقاس الآن',
  failed: 'تعذّر حساب يوم الوصول. حاول مجددًا بعد قليل',
  'bag.title': 'متى يصل الطلب؟',
  'bag.change': 'تغيير الرمز البريدي',
  'bag.to': 'إلى {{postalCode}}',
  'bag.parcels': 'عدد الطرود: {{count}}. تجد يوم الوصول عند كل منتج.',
};

export default ar;
