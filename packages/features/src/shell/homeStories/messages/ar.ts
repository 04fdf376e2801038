import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  rail: 'قصص',
  open: 'قصة: {{title}}',
  close: 'إغلاق القصة',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  progress: 'الصورة {{number}} من {{count}}',
};
export default ar;
