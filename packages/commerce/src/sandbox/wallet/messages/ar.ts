import type { WalletMessages } from '../WalletMessages.ts';

const ar: WalletMessages = {
  title: 'تسجيل الدخول بالمحفظة',
  text: 'يريد المتجر معرفة الاسم والبريد الإلكتروني وعنوان التوصيل.',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailWrong: 'أدخل بريدًا إلكترونيًا مثل name@example.com',
  prime: 'برايم',
  primeNo: 'ليس لديه برايم',
  primeYes: 'لديه برايم',
  primeTokenRefused: 'لديه برايم لكن الرمز مرفوض',
  primeSilent: 'لا يرد عند السؤال عن برايم',
  pays: 'عند الدفع',
  paysAtOnce: 'تدفع فورًا',
  refuses: 'ترفض مع {code}',
  approve: 'الموافقة والمتابعة',
  deny: 'عدم الموافقة',
  fail: 'الرد برمز لا يعمل',
  note: 'بيئة تجريبية: يستطيع أي شخص الدخول هنا بأي اسم.',
  over: 'لا يمكن استخدام هذه الصفحة',
  overText: 'ارجع إلى المتجر وابدأ من جديد.',
};

export default ar;
