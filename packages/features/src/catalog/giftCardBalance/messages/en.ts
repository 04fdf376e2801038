/** `{{digits}}` is the end of a gift card's code, `{{sum}}` an amount with its currency. */
const en = {
  title: 'Check a gift card’s balance',
  lead: 'Enter the code of the card and see what is left on it, and until when it can be spent.',
  code: 'Code of the gift card',
  'code.hint': '20 characters, from the mail with the card. No PIN is needed.',
  submit: 'Check the balance',
  busy: 'Checking the gift card',
  balance: 'Balance',
  card: 'Gift card ending {{digits}}',
  left: '{{sum}} left',
  until: 'Can be spent until {{day}}.',
  forever: 'It does not expire.',
  'problem.missing': 'Enter the code of the gift card.',
  'problem.unknown':
    'This code can not be used: it is wrong, spent, expired, or of another country. Check each character.',
  'tooMany.title': 'Too many codes',
  'tooMany.text_one': 'Try again in a minute. What was typed is still here.',
  'tooMany.text_other': 'Try again in {{count}} minutes. What was typed is still here.',
  'offline.title': 'No connection',
  'offline.text': 'What was typed is still here. Try again once the connection is back.',
  'unavailable.title': 'The balance could not be checked',
  'unavailable.text': 'Something went wrong on our side. Try again in a moment.',
};
export default en;
