import { getBag, setContact } from '@touchline/contract/client/basket';
import { postWalletCode, startWalletSignIn } from '@touchline/contract/client/wallet';
import { Refused } from '@touchline/contract/errors';
import type { Market } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { neutralDesign } from '../../kernel/brand/BrandDesign.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag } from '../order/testing/buying.ts';
import {
  noon,
  openCheckout,
  shopOrigin,
  type TestCheckout,
  type TestShopper,
} from '../order/testing/openCheckout.ts';
import { createSandboxWallet, type SandboxWallet } from '../../sandbox/wallet/createSandboxWallet.ts';
import { loginWithAmazon } from './loginWithAmazon.ts';
import { walletRoutes } from './walletRoutes.ts';
import type { WalletProvider } from './WalletProvider.ts';

const redirectAddress = `${shopOrigin}/gb/checkout/amazon-callback`;

describeOnDatabases('Signing in with a wallet', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let wallet: SandboxWallet;
  let shopper: TestShopper;
  let basketId: string;
  const about = () => ({ basketId, redirectAddress, userId: undefined });

  const openShop = async (features: Market['features'], provider?: WalletProvider) => {
    const clock = new SettableClock(noon);
    wallet = createSandboxWallet({
      ...{ secret: 'the secret of the wallet', origin: 'https://wallet.example', shopOrigin },
      ...{ design: neutralDesign('shop'), clock },
      addressIn: async (country) => ({
        ...{ line1: '12 Thomas Street', postalCode: 'M4 1ER', city: 'Manchester', country },
      }),
    });
    checkout = await openCheckout(database, {
      ...{ market: { features }, clock, wallet: provider ?? wallet.provider },
    });
    walletRoutes(checkout.router, checkout.shop);
    shopper = checkout.shopper();
    ({ basketId } = await fillBag(shopper));
  };
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  /** Signs in on the wallet's page, and returns what it sends back. */
  async function signedIn(answer: Record<string, string> = {}): Promise<{ code: string; state: string }> {
    const url = await startWalletSignIn(shopper.call, about());
    const page = await wallet.fetch(new Request(url));
    expect(await page.text()).toContain('Maya Lind');
    const body = new URLSearchParams({
      ...{ action: 'approve', name: 'Maya Lind', email: 'maya@example.org' },
      ...answer,
    });
    const back = await wallet.fetch(new Request(url, { method: 'POST', body, redirect: 'manual' }));
    const { searchParams } = new URL(back.headers.get('location') ?? '');
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  }
  const refusal = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof Refused ? error.body?.errorCode : error;
  };

  it('fills in contact and address from the code, once [C7.20]', async () => {
    await openShop({ walletSignIn: true });
    const answer = await signedIn();
    const basket = await postWalletCode(shopper.call, { ...about(), ...answer });
    expect(basket.customer.email).toBe('maya@example.org');
    expect(basket.shippingAddress).toMatchObject({
      ...{ firstName: 'Maya', lastName: 'Lind', address1: '12 Thomas Street', zipcode: 'M4 1ER' },
      ...{ city: 'Manchester', country: 'GB' },
    });
    expect(await refusal(postWalletCode(shopper.call, { ...about(), ...answer }))).toBe('WalletCodeRefused');
  });

  it('keeps what the shopper has typed', async () => {
    await openShop({ walletSignIn: true });
    await setContact(shopper.call, basketId, 'typed@example.org');
    await postWalletCode(shopper.call, { ...about(), ...(await signedIn()) });
    expect((await getBag(shopper.call)).customer.email).toBe('typed@example.org');
  });

  it('refuses a wrong code, a state of another basket, and an address that is not the shop’s', async () => {
    await openShop({ walletSignIn: true });
    const { code, state } = await signedIn({ action: 'fail' });
    expect(await refusal(postWalletCode(shopper.call, { ...about(), code, state }))).toBe(
      'WalletCodeRefused',
    );
    const mine = await signedIn();
    const other = checkout.shopper();
    const { basketId: otherId } = await fillBag(other);
    expect(await refusal(postWalletCode(other.call, { ...about(), basketId: otherId, ...mine }))).toBe(
      'WalletCodeRefused',
    );
    const elsewhere = {
      ...about(),
      redirectAddress: 'https://elsewhere.example/gb/checkout/amazon-callback',
    };
    expect(await refusal(startWalletSignIn(shopper.call, elsewhere))).toBe('InvalidParameters');
    expect((await getBag(shopper.call)).customer.email).toBeUndefined();
  });

  it('exists with the flag or in the test only [C1.23]', async () => {
    await openShop({});
    await expect(startWalletSignIn(shopper.call, about())).rejects.toMatchObject({ status: 404 });
    await database.close();
    database = await open();
    await openShop({ walletSignInTest: 'wallet' });
    expect(await startWalletSignIn(shopper.call, about())).toContain('https://wallet.example/');
  });

  it('tells of Prime by a token, as its buyer has it at the time', async () => {
    await openShop({ walletSignIn: true });
    const tokenOf = async (prime: string) => {
      const { code } = await signedIn({ prime });
      return (await wallet.provider.exchange(code, redirectAddress))?.token ?? '';
    };
    const token = await tokenOf('yes');
    expect(await wallet.provider.primeOf?.(token)).toBe('prime');
    await tokenOf('no');
    expect(await wallet.provider.primeOf?.(token)).toBe('none');
    await tokenOf('tokenRefused');
    expect(await wallet.provider.primeOf?.(token)).toBe('tokenRefused');
    expect(await wallet.provider.primeOf?.('no token')).toBe('tokenRefused');
    await tokenOf('silent');
    await expect(wallet.provider.primeOf?.(token)).rejects.toThrow('told not to answer');
  });

  it('says that the wallet is away when it does not answer', async () => {
    const away = new Error('no connection');
    await openShop(
      { walletSignIn: true },
      {
        startUrl: ({ state }) => `https://wallet.example/?state=${state}`,
        exchange: () => Promise.reject(away),
      },
    );
    const state = new URL(await startWalletSignIn(shopper.call, about())).searchParams.get('state') ?? '';
    await expect(postWalletCode(shopper.call, { ...about(), code: 'any', state })).rejects.toMatchObject({
      status: 503,
    });
  });
});

it('asks Amazon for the profile of whoever has signed in, and takes a refused code for none', async () => {
  const asked: string[] = [];
  const wallet = loginWithAmazon({
    ...{ clientId: 'client', clientSecret: 'secret' },
    fetch: async (request) => {
      asked.push(`${request.method} ${request.url} ${await request.text()}`.trim());
      if (request.url.endsWith('/profile'))
        return Response.json({ user_id: 'amzn1', email: 'maya@example.org', name: 'Maya Ann Lind' });
      return asked[0]?.includes('code=good')
        ? Response.json({ access_token: 'token', token_type: 'bearer' })
        : Response.json({ error: 'invalid_grant' }, { status: 400 });
    },
  });
  expect(await wallet.exchange('good', redirectAddress)).toEqual({
    ...{ email: 'maya@example.org', firstName: 'Maya Ann', lastName: 'Lind', hasPrime: false },
  });
  expect(asked[0]).toContain('grant_type=authorization_code');
  asked.length = 0;
  expect(await wallet.exchange('bad', redirectAddress)).toBeUndefined();
  const start = new URL(wallet.startUrl({ redirectAddress, state: 'state', language: 'de', country: 'DE' }));
  expect(start.searchParams.get('redirect_uri')).toBe(redirectAddress);
});
