/** What the overlay shows; the names are those of the documents, but for `emailAccount`: an account of the address alone. */
export type AuthFlowStep =
  'email' | 'login' | 'liteAccount' | 'register' | 'emailAccount' | 'forgottenPassword';

/** Where the overlay was asked for. */
export type AuthFlowPlace = 'overlay' | 'checkout' | 'cart';

/** The documents' names of the overlay's views, and what each shows. */
export const overlayViews = {
  FAST_REGISTRATION_VIEW: { step: 'register', place: 'overlay' },
  LOGIN_VIEW: { step: 'login', place: 'overlay' },
  FORGOTTEN_PASSWORD_VIEW: { step: 'forgottenPassword', place: 'overlay' },
  CHECKOUT_LOGIN_VIEW: { step: 'login', place: 'checkout' },
  MEMBERSHIP_ON_CART_LOGIN_VIEW: { step: 'login', place: 'cart' },
  MEMBERSHIP_ON_CART_REGISTER_VIEW: { step: 'register', place: 'cart' },
} as const satisfies Record<string, { step: AuthFlowStep; place: AuthFlowPlace }>;

/** A step, or a view by its name in the documents. */
export type AuthFlowView = AuthFlowStep | keyof typeof overlayViews;

const isNamed = (view: AuthFlowView): view is keyof typeof overlayViews => Object.hasOwn(overlayViews, view);

/** The step and the place of a view. */
export const viewOf = (view: AuthFlowView): { step: AuthFlowStep; place: AuthFlowPlace } =>
  isNamed(view) ? overlayViews[view] : { step: view, place: 'overlay' };
