import * as account from '@touchline/contract/account/endpoints';
import { getBag, getBaskets, patchBasket, startCheckout } from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { startHostedPayment } from '@touchline/contract/payment/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import { SnackbarQueue } from '@touchline/design-system/Snackbar';
import { CartPage } from '@touchline/features/cart/cart';
import { CheckoutPage } from '@touchline/features/checkout/checkout';
import { ForgotPasswordStore } from '@touchline/features/account/forgotPassword';
import { LoginPage, LoginStore, SocialLoginStore } from '@touchline/features/account/login';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { mayasEmail } from '../../packages/features/src/account/login/Login.fixtures.ts';
import { fullBasket } from '../../packages/features/src/cart/basket/Basket.fixtures.ts';
import { bag } from '../../packages/features/src/cart/cart/Cart.fixtures.ts';
import { CartStore } from '../../packages/features/src/cart/cart/CartStore.ts';
import {
  readyBasket,
  testCheckoutSession,
  type TestCheckoutSession,
} from '../../packages/features/src/checkout/checkout/CheckoutSession.fixtures.ts';
import { hostedCard, nextDay } from '../../packages/features/src/checkout/checkout/Checkout.fixtures.ts';
import { scriptedFrames } from '../../packages/features/src/checkout/checkout/scriptedFrames.ts';
import { testPorts } from '../../packages/features/src/platform/ports/testPorts.ts';
import { savedProducts } from '../../packages/features/src/wishlist/Wishlist.fixtures.ts';
import type { Raise } from './ErrorCase.ts';

type Act<Of> = (of: Of) => unknown;
const nothing = () => undefined;

/** The body and the status of a refusal. */
export const refusal = (status: number, errorCode: string, details?: unknown) => ({
  status,
  error: { errorCode, message: '', ...(details === undefined ? {} : { details }) },
  ...(status === 429 ? { headers: { 'retry-after': '30' } } : {}),
});
type Refusal =
  (Omit<ReturnType<typeof refusal>, 'headers'> & { headers?: Record<string, string> }) | 'offline';

interface Opened {
  session: TestCheckoutSession;
  cart: CartStore;
  place: { isBag: boolean };
}

/** The checkout, and the bag as soon as the checkout leads there, as the shop's routes do. */
const CheckoutOrBag = observer(function CheckoutOrBag({ session, cart, place }: Opened) {
  if (place.isBag) return <CartPage store={cart} snackbars={new SnackbarQueue()} />;
  return <CheckoutPage store={session.store} frames={scriptedFrames()} />;
});

/** A shopper at the checkout whose details are known and who pays on the provider's page; then something happens. */
export const inCheckout =
  (
    script: Act<TestCheckoutSession>,
    act: Act<TestCheckoutSession> = nothing,
    basket = readyBasket(),
  ): Raise =>
  () => {
    const session = testCheckoutSession({ basket });
    script(session);
    const place = observable({ isBag: false });
    session.ports.navigation.go = (path) => runInAction(() => (place.isBag ||= path.startsWith('/cart')));
    const cart = new CartStore(session.ports, session.basket, () => savedProducts({ ports: session.ports }));
    void session.store.load().then(async () => {
      session.store.payment.select(hostedCard.id);
      await act(session);
    });
    return <CheckoutOrBag session={session} cart={cart} place={place} />;
  };

/** Presses Pay. */
export const pay: Act<TestCheckoutSession> = ({ store }) => store.pay();

/** Paying is refused. */
export const paying = (answer: Refusal, change: Act<TestCheckoutSession> = nothing): Raise =>
  inCheckout((session) => {
    session.server.on(startHostedPayment, answer);
    change(session);
  }, pay);

/** A payment is declined. */
export const declined = (errorCode: string): Raise =>
  inCheckout(
    ({ server }) =>
      server.on(startHostedPayment, {
        answer: {
          kind: 'declined',
          error: { errorType: 'error', errorCode, message: '', paymentMethodId: hostedCard.id },
        },
      }),
    pay,
  );

/** Another delivery option is chosen, and refused. */
export const choosing = (answer: Refusal): Raise =>
  inCheckout(
    ({ server }) => server.on(shipping.patchShipment, answer),
    ({ store }) => {
      const [choice] = store.delivery.choices;
      return store.delivery.select(choice?.shipmentId ?? '', nextDay.id);
    },
  );

/** Another address is typed, and refused. */
export const savingAddress = (answer: Refusal): Raise =>
  inCheckout(
    ({ server }) => server.on(shipping.patchShipment, answer),
    ({ store }) => {
      store.details.type(store.details.shipping.fields, 'line1', '1 Harbour Street');
      return store.showDelivery();
    },
  );

/** The back end says something about the basket, and refuses to have it paid. */
export const withMessage = (
  message: Basket['messageList'][number],
  change: Partial<Basket> = {},
  act: Act<TestCheckoutSession> = pay,
): Raise => {
  const basket = readyBasket({ messageList: [message], ...change });
  return inCheckout(
    ({ server }) =>
      server
        .on(patchBasket, { answer: basket })
        .on(getBaskets, { answer: basket })
        .on(getBag, { answer: basket })
        .on(startCheckout, { answer: basket })
        .on(shipping.patchShipment, { answer: basket })
        .on(startHostedPayment, refusal(422, 'InvalidDataException')),
    act,
    basket,
  );
};

/** The bag, about whose first line or whole the back end says something. */
export const inBag = (
  message: Basket['messageList'][number] | undefined,
  act: Act<ReturnType<typeof bag>> = nothing,
  basket: Basket = fullBasket(),
): Raise => {
  const told = { ...basket, messageList: message ? [message] : [] };
  return () => {
    const opened = bag(told);
    void act(opened);
    return <CartPage store={opened.store} snackbars={new SnackbarQueue()} />;
  };
};

/** The page on which a shopper signs in; then something happens. */
const inLogin =
  (script: Act<ReturnType<typeof testPorts>>, act: Act<LoginStore>): Raise =>
  () => {
    const ports = testPorts();
    script(ports);
    const recovery = new ForgotPasswordStore(ports);
    const store = new LoginStore(ports, {
      isOnline: () => true,
      onForgotten: (start) => recovery.begin(start),
    });
    void act(store);
    return (
      <LoginPage
        store={store}
        recovery={recovery}
        social={new SocialLoginStore(ports, [])}
        onSignedIn={nothing}
      />
    );
  };

/** The same, where nothing happens. */
export const openSignIn: Raise = inLogin(nothing, nothing);

/** Signing in fails: with the password, with the code that was mailed, or as one is asked for. */
export const signingIn = (answer: Refusal, by: 'password' | 'code' | 'sendCode' = 'password'): Raise =>
  inLogin(
    ({ server }) =>
      server
        .on(account.login, answer)
        .on(account.requestLoginCode, by === 'sendCode' ? answer : { answer: { accepted: true } })
        .on(account.loginByCode, answer),
    async (store) => {
      store.type('user', mayasEmail);
      if (by === 'password') {
        store.type('password', 'tram-lemon-hat');
        return store.submit();
      }
      await store.sendCode();
      if (by === 'sendCode') return false;
      store.type('code', '123456');
      return store.submitCode();
    },
  );
