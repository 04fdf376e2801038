import { addItems, chooseInstallments } from '@touchline/contract/client/basket';
import { getInstalments, getPaymentMethods, placeOrder } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import type { AuthoriseRequest } from '../payment/PaymentProvider.ts';
import { orderIn, payment, readyBag } from './testing/buying.ts';
import { openCheckout, paymentMethods, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';

const [card, page] = paymentMethods;
if (!card || !page) throw new Error('The market has no cards.');

describeOnDatabases('Instalments', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  let told: AuthoriseRequest[];
  beforeEach(async () => {
    database = await open();
    told = [];
    const installments = { max: 10, freeUpTo: 6, monthlyRate: 1.99, minAmount: 20 };
    checkout = await openCheckout(database, {
      market: {
        paymentMethods: [{ ...card, installments, installmentsPromotion: { en: '6 months free' } }, page],
      },
    });
    const { provider } = checkout.sandbox;
    const authorise = provider.authorise.bind(provider);
    provider.authorise = (request, signal) => {
      told.push(request);
      return authorise(request, signal);
    };
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  const pay = async (basketId: string, confirmedTotal: number) =>
    placeOrder(
      guest.call,
      {
        ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal },
        ...(await payment(checkout, guest, basketId)),
      },
      crypto.randomUUID(),
    );

  it('are offered for the total, with what each month and all of it costs [C7.47]', async () => {
    const { basketId } = await readyBag(guest);
    const plans = await getInstalments(guest.call, basketId, 'CREDIT_CARD');
    expect(plans.map(({ numberOfPayments, split: [first] }) => [numberOfPayments, first])).toEqual([
      ...[
        [2, 65],
        [3, 43.34],
        [4, 32.5],
        [5, 26],
        [6, 21.7],
      ],
    ]);
    expect(await getInstalments(guest.call, basketId, 'CARD_PAGE')).toEqual([]);
    await expect(getInstalments(guest.call, basketId, 'PIX')).rejects.toMatchObject({ status: 422 });
    const [method] = (await getPaymentMethods(guest.call, basketId)).paymentMethods;
    expect(method).toMatchObject({ installmentsSupport: true, installmentsPromotion: '6 months free' });
  });

  it('are chosen in the basket, told to the provider, and kept with the order [C7.12]', async () => {
    const { basketId, pricing } = await readyBag(guest);
    const chosen = await chooseInstallments(guest.call, basketId, 3);
    expect(chosen.pricing).toMatchObject({ numberOfPayments: 3, total: 130 });
    const order = orderIn(await pay(basketId, pricing.total));
    expect(order.payment.installments).toEqual({
      ...{ installmentPlanId: 'CREDIT_CARD-3', numberOfPayments: 3, split: [43.34, 43.33, 43.33] },
      ...{ total: 130, interest: 0 },
    });
    expect(told[0]).toMatchObject({
      amount: { minor: 13_000 },
      installments: { planId: 'CREDIT_CARD-3', count: 3 },
    });
  });

  it('that are not offered any more are refused, and nothing is taken', async () => {
    const { basketId } = await readyBag(guest);
    await chooseInstallments(guest.call, basketId, 9);
    const { kind } = await pay(basketId, 130);
    expect([kind, told]).toEqual(['changed', []]);
    await addItems(guest.call, basketId, [{ productId: 'TL4101_080', quantity: 1 }]);
    expect((await pay(basketId, 260)).kind).toBe('placed');
  });
});
