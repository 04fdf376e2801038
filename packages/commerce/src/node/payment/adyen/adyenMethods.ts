/** Methods of a market by Adyen's names (https://docs.adyen.com/payment-methods); others are all that the account offers. */
export const adyenMethods: Readonly<Record<string, string | undefined>> = {
  CREDIT_CARD: 'scheme',
  CREDIT_CARD_HOSTED: 'scheme',
  GOOGLE_PAY: 'googlepay',
  PAYPAL: 'paypal',
  AMAZON_PAY: 'amazonpay',
  KLARNA: 'klarna',
  AFTERPAY: 'afterpaytouch',
  CLEARPAY: 'clearpay',
  IDEAL: 'ideal',
  BANCONTACT: 'bcmc_mobile',
  EPS: 'eps',
  PRZELEWY24: 'onlineBanking_PL',
  BLIK: 'blik',
  TWINT: 'twint',
  PSE: 'pse',
};
