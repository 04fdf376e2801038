import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  title: 'من مقعد البدلاء',
  'title.page': 'من مقعد البدلاء، الصفحة {{page}}',
  lead: 'اختبارات وتدريب وحكايات صناعة المنتجات، بأقلام من يصنعونها.',
  by: 'بقلم {{author}}، {{day}}',
  back: 'كل المقالات',
  pages: 'صفحات المقالات',
  page: 'الصفحة {{page}}',
  previous: 'مقالات أحدث',
  next: 'مقالات أقدم',
  loading: 'جارٍ تحميل المقالات',
  'failed.title': 'لم تصل المقالات',
  'failed.text': 'انقطع الاتصال في الطريق.',
  retry: 'حاول مرة أخرى',
};
export default ar;
