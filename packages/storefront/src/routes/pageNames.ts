/** The documents' names of pages, by the ids of their routes; a page that is not here is called by its id. */
export const pageNames: Readonly<Record<string, string>> = {
  home: 'GlassHomePage',
  list: 'GlassProductListPage',
  search: 'GlassProductSearchPage',
  product: 'GlassNuPDPPage',
  notFound: 'GlassNotFoundPage',
  cart: 'CartPage',
  checkout: 'CheckoutPage',
  review: 'PaymentReviewPage',
  confirmation: 'ConfirmationPage',
  account: 'MyAccountPersonalInformationPage',
  login: 'AccountLoginPage',
  sessionExpired: 'CheckoutSessionTimeoutPage',
};
