import type { SheetMessages } from '../SheetMessages.ts';

const en: SheetMessages = {
  title: 'Pay with {service}',
  loading: 'The shop is adding up your order.',
  total: 'Total',
  deliverTo: 'Deliver to',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street and number',
  postalCode: 'Postcode',
  city: 'Town or city',
  region: 'State or province',
  delivery: 'Delivery',
  pay: 'Pay {amount}',
  paying: 'Paying',
  cancel: 'Cancel',
  tryTitle: 'Try another outcome',
  tryLabel: 'What happens when you pay',
  approve: 'Paid',
  decline: 'Refused with {code}',
  outcomes: {
    step: 'The bank asks for a confirmation',
    lose: 'Paid, and the answer is lost',
    late: 'Paid, and nobody tells the shop',
    eventsTwice: 'Paid, and the shop is told twice',
    eventsReversed: 'Paid, and the messages come in reverse',
    hang: 'No answer, and nothing is taken',
    over: 'The sheet was open for too long',
  },
  deviceTitle: 'Wallets on this device',
  deviceText:
    'Apple Pay and Google Pay are offered only where the device can pay. In the sandbox you decide that for this browser; no money moves.',
  deviceOn: 'This device can pay with Apple Pay and Google Pay.',
  deviceOff: 'This device cannot pay with Apple Pay or Google Pay.',
  turnOn: 'Let this device pay',
  turnOff: 'Stop this device from paying',
  toShop: 'Go to the shop',
};

export default en;
