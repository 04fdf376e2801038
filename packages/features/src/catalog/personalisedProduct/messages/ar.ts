import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  title: 'اجعله خاصًا بك',
  price: '{{price}} لكل حقل، وكلها اختيارية.',
  none: 'لا شيء',
  preview: '{{name}} مع {{values}}',
  total: 'يُضاف {{price}} مقابل ذلك.',
  noReturn: 'صُنع لك، فلا يمكن إرجاعه إلا إذا كان معيبًا.',
  'problem.profanity': 'لا نطبع هذا. اختر نصًا آخر.',
  'problem.characters': 'يمكن طباعة الحروف والأرقام والعلامات البسيطة فقط.',
  'problem.length': '{{max}} حرفًا على الأكثر.',
  'problem.unknown': 'لا يمكن اختيار هذا هنا.',
};
export default ar;
