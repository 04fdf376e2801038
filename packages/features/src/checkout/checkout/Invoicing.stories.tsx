import { getSite } from '@touchline/contract/market/endpoints';
import type { MarketInvoicing } from '@touchline/contract/invoicing/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { when } from 'mobx';
import { expect, userEvent, within } from 'storybook/test';
import type { CheckoutStore } from './CheckoutStore.ts';
import { newcomer } from './CheckoutSession.fixtures.ts';
import { Invoicing } from './Invoicing.tsx';
import {
  brazilianInvoicing,
  italianInvoicing,
  koreanInvoicing,
  siteInvoicing,
} from './Invoicing.fixtures.ts';

/** A shopper in a market with these forms; `act` runs once the page is there. */
const having = (invoicing: MarketInvoicing, act: (store: CheckoutStore) => void = () => undefined) =>
  newcomer(({ server, store }) => {
    server.on(getSite, { answer: siteInvoicing(invoicing) });
    void when(
      () => store.status.kind === 'ready',
      () => act(store),
    );
  }).store;

const meta = {
  title: 'Features/Checkout/Invoice details',
  component: Invoicing,
  args: { store: having(italianInvoicing) },
} satisfies Meta<typeof Invoicing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Italy: nobody needs an invoice. */
export const Default: Story = {};

/** Italy: a company, with the place of its electronic invoice. */
export const Company: Story = {
  args: { store: having(italianInvoicing, (store) => void store.chooseInvoicing('company')) },
};

/** Brazil: a number is needed, and the first form is open. */
export const Required: Story = { args: { store: having(brazilianInvoicing) } };

/** Korea: the cash receipt. */
export const CashReceipt: Story = {
  args: { store: having(koreanInvoicing, (store) => void store.chooseInvoicing('private')) },
};

/** Check digits that do not fit, and a company that says nothing. */
export const Invalid: Story = {
  args: {
    store: having(italianInvoicing, (store) => {
      void store.chooseInvoicing('company');
      store.details.invoicing.company.type('taxNumber', '12345678901');
      store.details.invoicing.check();
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^This number cannot be right/)).toBeVisible();
  },
};

/** Typed, and corrected at the field. */
export const Corrected: Story = {
  tags: ['!autodocs'],
  args: { store: having(brazilianInvoicing) },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'CPF' });
    await userEvent.type(field, '529.982.247-24');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '529.982.247-25');
    await userEvent.tab();
    await expect(field).toBeValid();
  },
};
