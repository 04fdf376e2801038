/** The page that finds an order by its number and email address. */
const en = {
  'trackOrder.title': 'Track an order',
  'trackOrder.lead':
    'Number and email address open an order: what is in it, where it stands, when it arrives.',
  'trackOrder.orderNumber': 'Order number',
  'trackOrder.orderNumber.hint': 'On the order’s page, like TL-2026-7K4F9Q',
  'trackOrder.orderNumber.missing': 'Enter the order number',
  'trackOrder.orderNumber.tooLong': 'An order number is shorter than this',
  'trackOrder.orderNumber.invalid': 'Enter an order number like TL-2026-7K4F9Q',
  'trackOrder.email': 'Email address',
  'trackOrder.email.hint': 'The one the order was placed with',
  'trackOrder.email.missing': 'Enter an email address',
  'trackOrder.email.tooLong': 'An email address is shorter than this',
  'trackOrder.email.invalid': 'Enter an email address like name@example.com',
  'trackOrder.submit': 'Find the order',
  'trackOrder.busy': 'Looking for the order',
  'trackOrder.notFound.title': 'No order found',
  'trackOrder.notFound.text': 'No order has this number together with this email address. Check both.',
  'trackOrder.tooMany.title': 'Too many tries',
  'trackOrder.tooMany.text_one': 'Try again in 1 minute. The fields stay as they are.',
  'trackOrder.tooMany.text_other': 'Try again in {{count}} minutes. The fields stay as they are.',
  'trackOrder.offline.title': 'No connection',
  'trackOrder.offline.text': 'What was typed is still here. Try again once the connection is back.',
  'trackOrder.failed.title': 'The order could not be looked up',
  'trackOrder.failed.text': 'Something went wrong on our side. Try again in a moment.',
};
export default en;
