import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  label: 'تطبيقنا',
  close: 'إغلاق اللافتة',
  rating: '{{rating}} من 5 نجوم، عدد التقييمات {{count}}',
};
export default ar;
