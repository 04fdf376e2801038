import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  pause: 'إيقاف الرسائل',
  play: 'تشغيل الرسائل',
  close: 'إغلاق',
  'left.days': '{{days}} ي {{hours}} س',
  'left.hours': '{{hours}} س {{minutes}} د',
  'left.minutes': '{{minutes}} د {{seconds}} ث',
  over: 'انتهى هذا العرض',
};
export default ar;
