import { login, logout, register } from '@touchline/contract/client/account';
import { signInAssociate } from '@touchline/contract/client/associate';
import { addItems, getBasket } from '@touchline/contract/client/basket';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  form,
  goodPassword,
  openAccounts,
  type TestAccounts,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { associateRoutes } from './associateRoutes.ts';
import { emptyBagsOfAssociates } from './associates.ts';
import { registerDevice } from './registerDevice.ts';

const code = 'C0DE-7K4F-9Q2M-55XA';
const email = 'maya@example.org';

describeOnDatabases('A customer who signs in on the device of a store', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let device: ReturnType<TestAccounts['browser']>;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
    associateRoutes(shop.router, shop.shop);
    device = shop.browser();
    const store = { storeId: 'S12', storeName: 'Camden', employees: [{ employeeId: 'E7', name: 'Noor' }] };
    await registerDevice(database.db, code, store, shop.clock.now());
    await register(shop.browser().call, form(email));
    // For the customer before.
    await signInAssociate(device.call, { deviceCode: code, employeeId: 'E7' });
    await addItems(device.call, undefined, [{ productId: 'TL4101_080', quantity: 2 }]);
  });
  afterEach(() => database.close());

  const signIn = () =>
    login(device.call, { user: email, password: goodPassword, persistentLogin: true, isMobile: false });
  const lines = async () =>
    (await getBasket(device.call)).shipmentList.flatMap(({ productLineItemList }) =>
      productLineItemList.map(({ productId, quantity }) => `${quantity} ${productId}`),
    );

  it('takes nothing along that an associate put in the bag for somebody else', async () => {
    await signIn();
    expect(await lines()).toEqual([]);
    expect(await emptyBagsOfAssociates(database.db, shop.clock.now())).toBe(1);
    await addItems(device.call, undefined, [{ productId: 'TL4101_090', quantity: 1 }]);
    expect(await lines()).toEqual(['1 TL4101_090']);
  });

  it('leaves no bag behind, also with “keep my bag”, and finds it in the account', async () => {
    await signIn();
    await addItems(device.call, undefined, [{ productId: 'TL4101_090', quantity: 1 }]);
    await logout(device.call, true);
    expect(await lines()).toEqual([]);
    const own = shop.browser();
    await login(own.call, { user: email, password: goodPassword, persistentLogin: false, isMobile: false });
    const { totalProductCount } = await getBasket(own.call);
    expect(totalProductCount).toBe(1);
  });

  it('is not kept signed in there, whatever box was ticked', async () => {
    await signIn();
    const rows = await shop.rows<{ is_persistent: boolean }>(
      `select is_persistent from sessions where kind = 'customer' and store_id = 'S12'`,
    );
    expect(rows).toEqual([{ is_persistent: false }]);
  });
});
