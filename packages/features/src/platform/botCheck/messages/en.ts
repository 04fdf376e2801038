export default {
  'botCheck.payment.title': 'One check before paying',
  'botCheck.payment.text':
    'Several payments from here were declined. Confirm that a person is paying: it takes a few seconds, then the payment goes on. Nothing was taken.',
  'botCheck.action': 'I am a person, go on',
  'botCheck.busy': 'Checking',
  'botCheck.again': 'Try the check again',
  'botCheck.payment.offline':
    'The check did not reach us. Check your connection, then try again. Nothing was taken.',
  'botCheck.payment.unsolved':
    'This browser could not do the check. Try again, use another browser, or wait an hour. Nothing was taken.',
  'botCheck.noScript': 'The check needs JavaScript: turn it on and reload the page, or try again in an hour.',
  'botCheck.account.title': 'One check before you go on',
  'botCheck.account.text':
    'There were many tries from here. Confirm that a person is asking: it takes a few seconds, then it goes on by itself.',
  'botCheck.account.offline': 'The check did not reach us. Check your connection, then try again.',
  'botCheck.account.unsolved':
    'This browser could not do the check. Try again, use another browser, or wait an hour.',
};
