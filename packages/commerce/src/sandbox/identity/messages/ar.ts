import type { IdentityMessages } from '../IdentityMessages.ts';

const ar: IdentityMessages = {
  title: 'تسجيل الدخول إلى المتجر',
  text: 'يريد المتجر معرفة عنوان بريدك الإلكتروني.',
  email: 'عنوان البريد الإلكتروني',
  emailWrong: 'أدخل عنوان بريد إلكتروني مثل name@example.com',
  isVerified: 'العنوان مؤكَّد',
  approve: 'الموافقة والمتابعة',
  deny: 'عدم الموافقة',
  fail: 'الرد بخطأ',
  post: 'العودة إلى المتجر',
  note: 'بيئة تجريبية: يمكن لأي شخص تسجيل الدخول هنا بأي هوية.',
  over: 'لا يمكن استخدام هذه الصفحة',
  overText: 'عُد إلى المتجر وابدأ تسجيل الدخول من جديد.',
};

export default ar;
