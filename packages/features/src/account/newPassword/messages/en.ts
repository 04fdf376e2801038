/** The field for a new password. */
const en = {
  'newPassword.label': 'New password',
  'newPassword.show': 'Show',
  'newPassword.hide': 'Hide',
  'newPassword.visible': 'The password is visible',
  'newPassword.hidden': 'The password is hidden',
  'newPassword.capsLock': 'Caps Lock is on',
  'newPassword.rules': 'Your password needs',
  'newPassword.rule.length': 'At least {{min}} characters',
  'newPassword.rule.cases': 'Capital and small letters',
  'newPassword.rule.digit': 'At least 1 number',
  'newPassword.rule.symbol': 'At least 1 special character',
  'newPassword.rule.kept': 'done',
  'newPassword.rule.open': 'not yet',
  'newPassword.missing': 'Enter a new password',
  'newPassword.invalid': 'This password does not meet the rules below',
  'newPassword.common': 'This password is too easy to guess. Choose another one',
};
export default en;
