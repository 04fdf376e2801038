import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'newPassword.label': 'كلمة مرور جديدة',
  'newPassword.show': 'إظهار',
  'newPassword.hide': 'إخفاء',
  'newPassword.visible': 'كلمة المرور ظاهرة',
  'newPassword.hidden': 'كلمة المرور مخفية',
  'newPassword.capsLock': 'مفتاح Caps Lock مفعّل',
  'newPassword.rules': 'يجب أن تحتوي كلمة المرور على',
  'newPassword.rule.length': '{{min}} أحرف على الأقل',
  'newPassword.rule.cases': 'أحرف كبيرة وصغيرة',
  'newPassword.rule.digit': 'رقم واحد على الأقل',
  'newPassword.rule.symbol': 'رمز خاص واحد على الأقل',
  'newPassword.rule.kept': 'مستوفى',
  'newPassword.rule.open': 'ليس بعد',
  'newPassword.missing': 'أدخل كلمة مرور جديدة',
  'newPassword.invalid': 'كلمة المرور هذه لا تستوفي الشروط أدناه',
  'newPassword.common': 'من السهل تخمين كلمة المرور هذه. اختر كلمة أخرى',
};
export default ar;
