import { getBaskets } from '@touchline/contract/basket/endpoints';
import { postWalletCode, startWalletSignIn } from '@touchline/contract/wallet/endpoints';
import { expect, it } from 'vitest';
import { fullBasket, newBasket } from '../../cart/basket/Basket.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { beginWalletSignIn, finishWalletSignIn } from './walletRedirects.ts';
import { WalletStore } from './WalletStore.ts';

const about = { redirectAddress: 'https://shop.example/gb/checkout/amazon-callback', userId: 'visitor-1' };
const returned = { ...about, code: 'the-code', state: 'the-state' };

it.each([
  [{}, false],
  [{ walletSignIn: true }, true],
  [{ walletSignInTest: 'wallet' as const }, true],
  [{ walletSignInTest: 'control' as const }, false],
])('is offered with %j: %s [C1.23]', (flags, isOffered) => {
  expect(new WalletStore(testPorts({ flags })).isOffered).toBe(isOffered);
});

function portsOf(flags: { walletSignIn?: boolean } = { walletSignIn: true }) {
  const ports = testPorts({ flags });
  ports.server.on(getBaskets, { answer: fullBasket({ basketId: 'basket-1' }) });
  return ports;
}

it('leads to the wallet’s own page, and on in the checkout when the wallet is away', async () => {
  const ports = portsOf();
  ports.server.on(startWalletSignIn, { answer: { url: 'https://wallet.example/sign-in' } });
  expect(await beginWalletSignIn(ports, about)).toEqual({ leave: 'https://wallet.example/sign-in' });
  ports.server.on(startWalletSignIn, 'offline');
  expect(await beginWalletSignIn(ports, about)).toEqual({ redirect: '/checkout#delivery' });
  const store = new WalletStore(ports);
  store.load();
  expect(store.outcome).toBe('failed');
});

it('posts the code with the redirect address, sets the flag, and goes to the delivery options [C2.25] [C2.26] [C2.27] [C2.29]', async () => {
  const ports = portsOf();
  ports.server.on(postWalletCode, { answer: fullBasket({ basketId: 'basket-1' }) });
  expect(await finishWalletSignIn(ports, returned)).toBe('/checkout#delivery');
  expect(ports.server.callsOf(postWalletCode)).toEqual([
    expect.objectContaining({
      url: expect.objectContaining({ pathname: '/api/chk/baskets/basket-1/wallet/amazon' }),
      body: { code: 'the-code', redirectAddress: about.redirectAddress, state: 'the-state' },
    }),
  ]);
  const store = new WalletStore(ports);
  store.load();
  expect(store.outcome).toBe('done');
});

it('tells of a refused code, and goes to the delivery options all the same [C2.31] [C2.32]', async () => {
  const ports = portsOf();
  ports.server.on(postWalletCode, {
    status: 422,
    error: { errorCode: 'WalletCodeRefused', message: '' },
  });
  expect(await finishWalletSignIn(ports, returned)).toBe('/checkout#delivery');
  expect(ports.tracked).toContainEqual({
    event: 'form_error',
    fields: { form: 'checkout', error: 'WALLET_SIGN_IN_FAILED' },
  });
  expect(ports.reported).toEqual(['The wallet’s code was refused.']);
  const store = new WalletStore(ports);
  store.load();
  expect(store.outcome).toBe('failed');
});

it('goes on without a code after a shopper who did not agree', async () => {
  const ports = portsOf();
  expect(await finishWalletSignIn(ports, { ...returned, code: null })).toBe('/checkout#delivery');
  const store = new WalletStore(ports);
  store.load();
  expect(store.outcome).toBe('denied');
});

it('goes to the cart where neither the flag nor the test is on, and without a basket [C2.30]', async () => {
  const off = portsOf({});
  expect(await beginWalletSignIn(off, about)).toEqual({ redirect: '/cart' });
  expect(await finishWalletSignIn(off, returned)).toBe('/cart');
  const empty = portsOf();
  empty.server.on(getBaskets, { answer: newBasket() });
  expect(await finishWalletSignIn(empty, returned)).toBe('/cart');
});
