import * as payments from '@touchline/contract/payment/endpoints';
import type { PaymentMethod } from '@touchline/contract/payment/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { card, hostedCard, paymentMethodsAnswer } from './Checkout.fixtures.ts';
import { testCheckoutSession, readyBasket, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const service = { ...hostedCard, flow: 'redirect' as const };
const paypal = { ...service, id: 'PAYPAL', name: 'PayPal', mark: 'PayPal' };
const klarna = { ...service, id: 'KLARNA_PAY_LATER', name: 'Pay in 30 days with Klarna', mark: 'Klarna' };
const amazon = { ...service, id: 'AMAZON_PAY', name: 'Amazon Pay', mark: 'Amazon Pay', isSignedIn: true };
const pse = {
  ...{ ...service, id: 'PSE', name: 'PSE bank transfer', mark: 'PSE', flow: 'bankList' as const },
  banks: [
    { pseCode: '1007', description: 'Bancolombia' },
    { pseCode: '1051', description: 'Davivienda' },
  ],
};
const blik = { ...service, id: 'BLIK', name: 'BLIK', mark: 'BLIK', flow: 'appCode' as const };

/** A shopper with complete details, who has chosen one of these methods. */
const choosing = (
  methods: readonly PaymentMethod[],
  methodId: string,
  change: (session: TestCheckoutSession) => void = () => undefined,
) => {
  const session = testCheckoutSession({ basket: readyBasket() });
  session.server.on(payments.getPaymentMethods, {
    answer: { ...paymentMethodsAnswer, paymentMethods: [...methods] },
  });
  change(session);
  void session.store.load().then(() => session.store.payment.select(methodId));
  return session;
};

const meta = {
  title: 'Features/Checkout/Payment services',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: {
    store: choosing([card, paypal, amazon, klarna, pse, blik], paypal.id).store,
    frames: scriptedFrames(),
  },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Wallets, plans and banks, each with its mark and what happens next. */
export const Services: Story = {};

/** A bank is chosen from the list, with the document by which it knows its customer. */
export const BankOfAList: Story = {
  args: { store: choosing([card, pse], pse.id).store },
};

/** What the bank needs is missing: told at the fields and in the summary. */
export const PaysWithoutABank: Story = {
  args: { store: choosing([card, pse], pse.id).store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('combobox', { name: 'Bank' });
    await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
    const summary = await page.findByRole('group', { name: 'There are 2 things to fix' });
    await expect(summary).toHaveTextContent('Choose the bank to pay from');
    await userEvent.click(page.getByRole('radio', { name: 'A company’s' }));
    await userEvent.type(page.getByRole('textbox', { name: /^Document number/ }), '900373115');
    await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
    await expect(
      (await page.findAllByText('Enter the tax number with its check digit, like 900373115-5'))[0],
    ).toBeVisible();
  },
};

const atTheBank = choosing([card, pse], pse.id, ({ server }) =>
  server.on(payments.startHostedPayment, {
    answer: { kind: 'redirect', orderId: 'TL-48213', url: 'https://pay.example/service/1' },
  }),
);
/** The bank's page is next; it gets what was typed, without dots. */
export const PaysAtABank: Story = {
  args: { store: atTheBank.store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'Bank' }), '1007');
    await userEvent.type(page.getByRole('textbox', { name: /^Document number/ }), '1.020.304.050');
    await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
    await waitFor(() => expect(atTheBank.visited).toEqual(['https://pay.example/service/1']));
    const [call] = atTheBank.server.callsOf(payments.startHostedPayment);
    await expect(call?.body).toMatchObject({
      bankChoice: { bank: '1007', personType: 'natural', documentType: 'CC', documentNumber: '1020304050' },
    });
  },
};

/** The bank's app shows a code, which is typed here. */
export const CodeOfAnApp: Story = {
  args: { store: choosing([card, blik], blik.id).store },
};

/** A code that is too short is told at its field. */
export const PaysWithHalfACode: Story = {
  args: { store: choosing([card, blik], blik.id).store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /^BLIK code/ }), '123');
    await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
    const summary = await page.findByRole('group', { name: 'There is 1 thing to fix' });
    await expect(summary).toHaveTextContent('Enter the six digits of the code');
  },
};

const gone = choosing([card, paypal], paypal.id, ({ server }) =>
  server.on(payments.startHostedPayment, {
    status: 422,
    error: { errorCode: 'InvalidParameters', message: '' },
  }),
);
/** The method is not offered for this basket any more: another one is chosen, and the page says so. */
export const PaysByAMethodThatIsGone: Story = {
  parameters: { requirements: ['C4.36'] },
  args: { store: gone.store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked());
    await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
    await expect(
      await page.findByText('This payment method is not offered for this order any more'),
    ).toBeVisible();
    await expect(page.queryByRole('radio', { name: /^PayPal/ })).toBeNull();
    await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toBeChecked();
  },
};
