import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'بياناتك، قرارك',
  'consent.text':
    'نستخدم ملفات تعريف الارتباط لتشغيل المتجر. كل ما عدا ذلك متوقف إلى أن تشغّله. يمكنك تغيير ذلك في أي وقت من إعدادات الخصوصية أسفل الصفحة.',
  'consent.accept': 'قبول الكل',
  'consent.reject': 'رفض الكل',
  'consent.manage': 'الاختيار بنفسك',
  'consent.save': 'حفظ اختياري',
  'consent.back': 'رجوع',
  'consent.close': 'إغلاق',
  'consent.learnMore': 'المزيد عن بياناتك',
  'consent.notice': 'إشعار ملفات تعريف الارتباط',
  'consent.print': 'طباعة',
  'consent.newTab': '(يفتح في علامة تبويب جديدة)',
  'consent.levels': 'ما تسمح به',
  'consent.details': 'عرض التفاصيل',
  'consent.fewerDetails': 'إخفاء التفاصيل',
  'consent.level.0': 'ضروري',
  'consent.level.0.text': 'الحقيبة وتسجيل الدخول والأمان. يعمل دائمًا.',
  'consent.level.0.detail':
    'يتذكر الحقيبة ولغتك وآخر عمليات البحث، ويبقيك مسجلًا، ويحمي الدفع، ويحفظ هذا الاختيار. لا يعمل المتجر من دونه.',
  'consent.level.1': 'القياس',
  'consent.level.1.text': 'أي الصفحات تعمل، وما قد يناسبك هنا. يبقى لدينا.',
  'consent.level.1.detail':
    'يعدّ مشاهدات الصفحات وعمليات البحث وخطوات الدفع من دون اسمك أو عنوانك. ويحفظ في متصفحك ما اطّلعت عليه ليعرضه مجددًا ويقترح ما يناسبه. لا شيء منه يُنقل إلى المعلنين.',
  'consent.level.2': 'الإعلانات في مواقع أخرى',
  'consent.level.2.text': 'يتيح لشركائنا عرض منتجاتنا عليك في مواقع أخرى.',
  'consent.level.2.detail': 'يخبر شركاء الإعلان بالمنتجات التي شاهدتها ليعرضوها في مواقع أخرى.',
  'consent.all': 'كل ما عدا ذلك',
  'consent.all.text': 'القياس، والإعلانات في مواقع أخرى.',
  'consent.signal.off': 'يطلب متصفحك عدم تتبعك (Global Privacy Control). نلتزم بذلك إلى أن تختار غيره هنا.',
  'consent.signal.on': 'يطلب متصفحك عدم تتبعك، وقد سمحت هنا بأكثر من ذلك. اختيارك هو المعتمد.',
  'consent.bar.label': 'ملفات تعريف الارتباط',
  'consent.bar.text': 'هل يمكننا استخدام ملفات تعريف الارتباط لأكثر من تشغيل المتجر؟',
  'consent.bar.settings': 'الإعدادات',
  'consent.ccpa.title': 'خيارات الخصوصية',
  'consent.ccpa.text':
    'نشارك ما تشاهده مع شركاء الإعلان. قد يُعدّ ذلك بيعًا بموجب قانون كاليفورنيا. يمكنك إيقافه بضغطة واحدة.',
  'consent.ccpa.stop': 'لا تبيعوا بياناتي ولا تشاركوها',
  'consent.ccpa.allow': 'السماح بالمشاركة',
  'consent.ccpa.isOff': 'لا تُباع بياناتك ولا تُشارك.',
  'consent.ccpa.isOn': 'قد تُشارك بياناتك مع شركاء الإعلان.',
  'consent.page.title': 'إعدادات الخصوصية',
  'consent.page.saved': 'تم حفظ اختيارك.',
  'consent.page.record': 'تنزيل سجل اختياراتك',
  'consent.noScript.text':
    'نستخدم ملفات تعريف الارتباط لتشغيل المتجر. هل يمكننا استخدامها للقياس والإعلان أيضًا؟',
  'consent.page.yourData': 'احصل على بياناتك أو احذفها',
  'consent.remote.busy': 'جارٍ تحميل الإعدادات',
};
export default messages;
