import { getBag, setContact, setInvoicing } from '@touchline/contract/client/basket';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import type { InvoicingDetails, MarketInvoicing } from '@touchline/contract/invoicing/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

const invoicing: MarketInvoicing = {
  isRequired: true,
  forms: [
    { kind: 'private', number: 'cpf' },
    { kind: 'company', number: 'cnpj', hasCompany: true },
  ],
};
const person: InvoicingDetails = { kind: 'private', company: '', taxNumber: '529.982.247-25' };

describeOnDatabases('The details of an invoice', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let shopper: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market: { invoicing } });
    shopper = checkout.shopper();
  });
  afterEach(() => database.close());

  const pay = async (basketId: string, confirmedTotal: number) =>
    placeOrder(
      shopper.call,
      {
        ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal },
        ...(await payment(checkout, shopper, basketId)),
      },
      crypto.randomUUID(),
    );

  it('are needed where the market says so, and are kept with basket and order [C3.01]', async () => {
    const { basketId, pricing, messageList } = await readyBag(shopper);
    expect(messageList).toContainEqual({ type: 'InvoicingDetailsRequired', details: {} });
    expect(await pay(basketId, pricing.total)).toEqual({ kind: 'notReady' });
    const kept = { kind: 'private', number: 'cpf', company: '', taxNumber: '52998224725' };
    expect(await setInvoicing(shopper.call, basketId, person)).toMatchObject({
      kind: 'done',
      basket: { invoicingDetails: kept },
    });
    expect((await setContact(shopper.call, basketId, 'maya@example.org')).invoicingDetails).toEqual(kept);
    const { orderId } = orderIn(await pay(basketId, pricing.total));
    expect((await getOrder(shopper.call, orderId))?.invoicingDetails).toEqual(kept);
  });

  it.each<[InvoicingDetails, readonly string[]]>([
    [{ ...person, taxNumber: '52998224724' }, ['taxNumber']],
    [{ ...person, taxNumber: '' }, ['taxNumber']],
    [{ ...person, kind: 'company' }, ['company', 'taxNumber']],
    [{ company: '', taxNumber: '52998224725' }, ['kind']],
  ])('are refused by their fields: %j', async (details, fields) => {
    const { basketId } = await readyBag(shopper);
    expect(await setInvoicing(shopper.call, basketId, details)).toEqual({ kind: 'refused', fields });
  });

  it('are gone once nobody wants an invoice any more', async () => {
    const { basketId } = await readyBag(shopper);
    await setInvoicing(shopper.call, basketId, person);
    await setInvoicing(shopper.call, basketId, undefined);
    expect((await getBag(shopper.call)).invoicingDetails).toBeUndefined();
  });
});
