import * as baskets from '@touchline/contract/basket/endpoints';
import { getProfile } from '@touchline/contract/account/endpoints';
import type { Profile } from '@touchline/contract/account/schema';
import type { SavedAddress } from '@touchline/contract/addressBook/schema';
import type { Registration } from '@touchline/contract/savedMethods/schema';
import { getSite } from '@touchline/contract/market/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { fullBasket } from '../../cart/basket/Basket.fixtures.ts';
import { addressBookWith } from '../../account/addressBook/AddressBook.fixtures.ts';
import { BasketStore } from '../../cart/basket/index.ts';
import { savedMethodsWith } from '../savedMethods/SavedMethods.fixtures.ts';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import {
  britishSite,
  card,
  mayasAddress,
  mayasOrder,
  nextDay,
  standard,
  typed,
  paymentMethodsAnswer,
} from './Checkout.fixtures.ts';
import type { SolveBotChallenge } from '../../platform/botCheck/index.ts';
import type { CheckoutPorts } from './CheckoutPorts.ts';
import { CheckoutStore } from './CheckoutStore.ts';
import { inBridgeForm } from './delivery/bridgeForm.fixtures.ts';

/** The back end's basket once all details are complete. */
export const readyBasket = (change: Partial<Basket> = {}): Basket =>
  fullBasket({
    customer: { email: typed.contact.email, receiveSmsUpdates: false },
    shippingAddress: mayasAddress,
    billingAddress: mayasAddress,
    reservedUntil: '2026-11-21T10:15:00Z',
    ...change,
  });

const mayasProfile: Profile = {
  ...{ firstName: 'Maya', lastName: 'Okafor', accountType: 'FULL' },
  ...{
    userName: 'maya@example.org',
    emailAddress: 'maya@example.org',
    euci: 'e',
    acid: 'a',
    customerId: 'a',
  },
  ...{
    isEmailVerified: true,
    isPhoneVerified: false,
    isPersistent: false,
    isFresh: true,
    expirationTimestamp: 0,
  },
};

/** Waiting takes no time, and time limits are never reached. */
const noLimits = (ms: number): Promise<void> =>
  ms > 10_000 ? new Promise(() => undefined) : Promise.resolve();

export interface TestCheckoutSession extends TestPorts {
  ports: TestPorts & CheckoutPorts;
  basket: BasketStore;
  store: CheckoutStore;
  /** Fills in all fields of the forms. */
  fillIn(): void;
  /** Installs a card frame that returns a token on request, and counts the requests. */
  frame: { asked: number; answer: unknown };
}

/** A shopper at the checkout with a back end that accepts everything; for tests and stories. */
export function testCheckoutSession(
  options: {
    flags?: Readonly<Record<string, boolean>>;
    basket?: Basket;
    solveBotChallenge?: SolveBotChallenge;
    /** How long something takes. @default waiting takes no time, and time limits are never reached */
    pause?: (ms: number) => Promise<void>;
    /** Who is signed in, and the addresses that the account keeps. @default a guest */
    member?: {
      kind: 'light' | 'customer';
      addresses?: readonly SavedAddress[];
      registrations?: readonly Registration[];
    };
  } = {},
): TestCheckoutSession {
  const made = testPorts({ flags: { guestCheckout: true, savedCard: true, ...options.flags } });
  const { solveBotChallenge = async () => 'a proof', pause = noLimits } = options;
  const ports = { ...made, pause, solveBotChallenge };
  const start = options.basket ?? fullBasket();
  ports.server
    .on(getSite, { answer: britishSite })
    .on(baskets.getBaskets, { answer: start })
    .on(baskets.getBag, { answer: start })
    .on(baskets.startCheckout, { answer: { ...start, reservedUntil: '2026-11-21T10:15:00Z' } })
    .on(baskets.patchBasket, { answer: readyBasket() })
    .on(shipping.patchShipment, { answer: readyBasket() })
    .on(shipping.patchShipmentV2, { answer: readyBasket() })
    .on(shipping.getShippingMethods, { answer: [standard, nextDay] })
    .on(shipping.getShipmentV2, { answer: inBridgeForm([standard, nextDay]) })
    .on(payments.getPaymentMethods, { answer: paymentMethodsAnswer })
    .on(payments.getPaymentStatus, { answer: { status: 'none' } })
    .on(orders.placeOrder, { answer: { kind: 'placed', order: mayasOrder } });
  const basket = new BasketStore(ports);
  const { member } = options;
  ports.server.on(getProfile, { answer: mayasProfile });
  const store = new CheckoutStore(ports, basket, {
    session: { identity: { kind: member?.kind ?? 'guest', key: 'maya' }, isSignedIn: member !== undefined },
    addressBook: addressBookWith(member?.addresses ?? [], made),
    savedMethods: savedMethodsWith(member?.registrations ?? [], made),
  });
  const frame = {
    asked: 0,
    answer: { type: 'payment-token', token: 'token-1', brand: 'Visa', lastDigits: '0277' } as unknown,
  };
  return {
    ...made,
    ...{ ports, basket, store, frame },
    fillIn() {
      for (const [name, text] of Object.entries(typed.contact))
        store.details.type(store.details.contact, name, text);
      for (const [name, text] of Object.entries(typed.shipping))
        store.details.type(store.details.shipping.fields, name, text);
      store.payment.select(card.id);
      store.frame.attach({
        send: () => {
          frame.asked += 1;
          store.frame.handleMessage(
            typeof frame.answer === 'object' && frame.answer !== null && 'token' in frame.answer
              ? { ...frame.answer, token: `token-${frame.asked}` }
              : frame.answer,
          );
        },
        close: () => undefined,
      });
    },
  };
}

/** The same, with everything filled in and the address saved. */
export async function readyToPay(
  options: Parameters<typeof testCheckoutSession>[0] = {},
): Promise<TestCheckoutSession> {
  const session = testCheckoutSession(options);
  await session.store.load();
  session.fillIn();
  await session.store.showDelivery();
  return session;
}

/** A shopper whose contact and address are known, with the card chosen; `change` scripts the back end. */
export function returning(
  change: (session: TestCheckoutSession) => void = () => undefined,
): TestCheckoutSession {
  const session = testCheckoutSession({ basket: readyBasket() });
  change(session);
  void session.store.load().then(() => session.store.payment.select(card.id));
  return session;
}

/** A new shopper. */
export function newcomer(
  change: (session: TestCheckoutSession) => void = () => undefined,
): TestCheckoutSession {
  const session = testCheckoutSession();
  change(session);
  void session.store.load();
  return session;
}
