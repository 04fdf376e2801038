import type { AnalyticsEventDefinition } from './AnalyticsEventDefinition.ts';

/** A product as analytics knows it. */
export interface EventProduct {
  productId: string;
  name: string;
  /** In the market's currency. */
  price: number;
}

/** A product in a number. */
export interface EventItem extends EventProduct {
  quantity: number;
}

/** What a page says about itself: the same for every visitor of a page that is the same for everybody. */
export interface PageFacts {
  /** The group of the page; an empty bag has the group `EMPTY CART`. */
  category?: string;
  /** The product of a product page. */
  product?: EventProduct;
}

/** The steps of the checkout. `payment`: address and delivery are complete, and the shopper pays. */
export type EventStep = 'address' | 'delivery' | 'payment';

/** How somebody signed in: `link`: of a mail, which set a password; `external`: the account of a provider. */
export type LoginMethod = 'password' | 'code' | 'link' | 'external' | 'passkey';

/** What was left: this device, all devices, or the account itself. */
export type LogoutScope = 'device' | 'everywhere' | 'account';

/** The fields of each event. */
export interface EventFields {
  page: PageFacts & { page: string; path: string };
  add_to_cart: { productId: string; quantity: number; name?: string; price?: number };
  checkout_step: { step: EventStep };
  payment_form: { page: 'payment'; fields: readonly string[] };
  form_error: {
    form: 'checkout' | 'login' | 'registration' | 'newsletter' | 'privacyRequest';
    error: string;
  };
  registration: { status: 'SUCCESS' };
  login: { method: LoginMethod };
  logout: { scope: LogoutScope };
  newsletter: { status: 'STARTED' | 'ATTEMPTED' | 'SUCCESS' | 'ERROR'; source: string };
  purchase: {
    orderId: string;
    currency: string;
    total: number;
    shipping: number;
    tax: number;
    paymentMethodId: string;
    items: readonly EventItem[];
  };
  router_error: { path: string };
  personalisation_error: { error: string };
}

/** The name of an event on the wire. */
export type EventName = keyof EventFields;

/** An event with its fields. */
export type AnalyticsEvent = { [Name in EventName]: { event: Name; fields: EventFields[Name] } }[EventName];

/** Every event of the shop. */
export const analyticsEvents: {
  readonly [Name in EventName]: AnalyticsEventDefinition & { readonly name: Name };
} = {
  page: {
    name: 'page',
    description: 'A page is shown: on its first load, after a navigation, and after Back or Forward.',
  },
  add_to_cart: { name: 'add_to_cart', description: 'A product was added to the bag.' },
  checkout_step: {
    name: 'checkout_step',
    description: 'A step of the checkout is reached, once for each time the checkout is opened.',
  },
  payment_form: { name: 'payment_form', description: 'The fields of the card are in view.' },
  form_error: { name: 'form_error', description: 'A form was refused; only the code of the reason is sent.' },
  registration: { name: 'registration', description: 'An account was made.' },
  login: { name: 'login', description: 'Somebody signed in; not when they only gave the password again.' },
  logout: { name: 'logout', description: 'Somebody signed out, here or everywhere, or deleted the account.' },
  newsletter: {
    name: 'newsletter',
    description: 'The form of the newsletter was begun, sent, accepted, or failed; `source` is its place.',
  },
  purchase: { name: 'purchase', description: 'An order was placed and settled; once per order.' },
  router_error: { name: 'router_error', description: 'A page could not be opened inside the shop.' },
  personalisation_error: {
    name: 'personalisation_error',
    description: 'The personalisation engine failed or answered without content; the usual content is shown.',
  },
};

/** Identifies an event that is sent only once on a device, however often it happens. */
export function onceKeyOf({ event, fields }: AnalyticsEvent): string | undefined {
  return event === 'purchase' ? `purchase ${fields.orderId}` : undefined;
}
