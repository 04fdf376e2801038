export default {
  'confirm.error.paymentdeclined.CardError':
    'The card was not accepted. Enter it again, or use another card. Nothing was taken.',
  'confirm.error.paymentdeclined.CountryError':
    'This can’t be used from this country. Use another card or payment method. Nothing was taken.',
  'confirm.error.paymentdeclined.InformationError':
    'Some details do not match. Enter them again and pay, or use another payment method. Nothing was taken.',
  'confirm.error.paymentdeclined.SecurityAuthenticationError':
    'The bank could not confirm that it was you. Try again, or use another card or payment method. Nothing was taken.',
  'confirm.error.paymentdeclined.TemporaryError':
    'The bank or payment service did not answer. Wait a minute, then pay again. Nothing was taken.',
  'confirm.error.paymentdeclined.bankdeclined':
    'The bank said no. Check the balance and the limit of the card or account, use another, or ask the bank. Nothing was taken.',
  'confirm.error.paymentdeclined.invalidaddress':
    'Another invoice address is known there. Check the invoice address, then pay again. Nothing was taken.',
  'confirm.error.paymentdeclined.unknown':
    'The payment did not go through. Try again or use another payment method. Nothing was taken.',
  'cart.outofstock': 'Something in the bag sold out while paying. Nothing was taken.',
  'chk.payment.interrupted.error.description':
    'The payment was stopped before the end. Nothing was taken. Contact, address and delivery are still here; a card has to be entered again.',
};
