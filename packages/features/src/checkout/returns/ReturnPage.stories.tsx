import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longOrder } from '../confirmation/Confirmation.fixtures.ts';
import {
  deliveredOrder,
  exchangeableOrder,
  exchangedOrder,
  firstItem,
  notExchangeableOrder,
  returningOrder,
  returnStoreIn,
  typedForm,
} from './Returns.fixtures.ts';
import { ReturnPage } from './ReturnPage.tsx';
import { ReturnStore } from './ReturnStore.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';

const until = '2027-01-20T10:00:00Z';

const meta = {
  title: 'Features/Orders/Returns',
  component: ReturnPage,
  args: {
    store: returnStoreIn({ kind: 'ready' }),
    orderHref: '/gb/account/orders/TL-48213',
    action: '/gb/account/orders/TL-48213/return',
  },
} satisfies Meta<typeof ReturnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What may go back, with a quantity and a reason for each. */
export const Default: Story = {};

/** The order has not arrived. */
export const Loading: Story = { args: { store: new ReturnStore(testPorts()) } };

/** Another size can come instead of the money; of one little is left, one is sold out. */
export const Exchangeable: Story = {
  args: { store: returnStoreIn({ kind: 'ready' }, exchangeableOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'UK 7.5 (sold out)' })).toBeDisabled();
    await expect(canvas.getByRole('option', { name: 'Exchange for UK 8.5 (2 left)' })).toBeEnabled();
  },
};

/** No other size is left, or it costs something else now: the page says so. */
export const NotExchangeable: Story = {
  args: { store: returnStoreIn({ kind: 'ready' }, notExchangeableOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/other sizes are sold out/)).toBeVisible();
    await expect(canvas.getAllByText(/costs £149/)[0]).toBeVisible();
  },
};

/** Somebody else took the last piece of the size: what else was typed stays. */
export const FailedSizeGone: Story = {
  args: {
    store: returnStoreIn({ kind: 'exchangeUnavailable', itemIds: [firstItem] }, exchangeableOrder, {
      method: 'collection',
      lines: [{ itemId: firstItem, quantity: 1, reason: 'tooSmall', exchangeFor: 'TL4101_075' }],
    }),
  },
  play: async ({ canvas }) => {
    const instead = canvas.getByRole('combobox', { name: /^What do you want for/ });
    await expect(instead).toHaveDisplayValue('Choose');
    await expect(instead).toHaveAccessibleDescription(/Choose another size/);
  },
};

/** The other size is set aside until the goods are back. */
export const SucceededExchange: Story = {
  args: { store: returnStoreIn({ kind: 'announced' }, exchangedOrder('kept')) },
};

/** Nothing was delivered, or it is too late. */
export const Empty: Story = {
  args: { store: returnStoreIn({ kind: 'ready' }, { ...deliveredOrder, returnable: undefined }) },
};

/** The page is loaded again after all of it was announced: what is on its way is shown. */
export const NothingLeft: Story = {
  args: { store: returnStoreIn({ kind: 'ready' }, { ...returningOrder, returnable: undefined }) },
};

/** Another page has announced it already. */
export const FailedGoneAlready: Story = {
  args: { store: returnStoreIn({ kind: 'notReturnable' }, { ...returningOrder, returnable: undefined }) },
};

/** It is being announced. */
export const Submitting: Story = {
  args: { store: returnStoreIn({ kind: 'submitting' }, deliveredOrder, typedForm) },
};

/** Something goes back without a reason. */
export const InvalidReason: Story = {
  args: {
    store: returnStoreIn({ kind: 'invalid', isEmpty: false, itemIds: [firstItem] }, deliveredOrder, {
      method: 'dropOff',
      lines: [{ itemId: firstItem, quantity: 1 }],
    }),
  },
};

/** Nothing was chosen. */
export const InvalidNothing: Story = {
  args: { store: returnStoreIn({ kind: 'invalid', isEmpty: true, itemIds: [] }) },
};

/** It went back already, or too much time has passed. */
export const FailedTooLate: Story = {
  args: { store: returnStoreIn({ kind: 'notReturnable' }, deliveredOrder, typedForm) },
};

/** The fault is ours. */
export const Failed: Story = {
  args: { store: returnStoreIn({ kind: 'notSent', reason: 'unavailable' }, deliveredOrder, typedForm) },
};

/** There is no network. */
export const Offline: Story = {
  args: { store: returnStoreIn({ kind: 'notSent', reason: 'offline' }, deliveredOrder, typedForm) },
};

/** Its number, as a code too, and what to do next. */
export const Succeeded: Story = { args: { store: returnStoreIn({ kind: 'announced' }, returningOrder) } };

/** Of somebody else, or no order at all. */
export const NotFound: Story = { args: { store: returnStoreIn({ kind: 'notFound' }) } };

/** Words without a space to break at. */
export const LongContent: Story = {
  args: {
    store: returnStoreIn(
      { kind: 'ready' },
      {
        ...longOrder,
        returnable: longOrder.productLineItemList.map(({ itemId, quantity }) => ({
          itemId,
          quantity,
          until,
        })),
      },
    ),
  },
};

/** The whole form by keyboard: one piece, a reason, another size. */
export const ExchangesByKeyboard: Story = {
  args: { store: returnStoreIn({ kind: 'ready' }, exchangeableOrder) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Back to the order' }).focus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('combobox', { name: /^How many of/ })[0]).toHaveFocus();
    await userEvent.selectOptions(document.activeElement as HTMLSelectElement, '1');
    await userEvent.tab();
    await userEvent.selectOptions(document.activeElement as HTMLSelectElement, 'Too small');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: /^What do you want for/ })).toHaveFocus();
    await userEvent.selectOptions(document.activeElement as HTMLSelectElement, 'Exchange for UK 9');
    canvas.getByRole('button', { name: 'Send it back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your return is booked' })).toHaveFocus();
  },
};

/** Chooses a quantity and a reason, and gets the number of the return. */
export const SendsOneBack: Story = {
  args: { store: returnStoreIn({ kind: 'ready' }) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [quantity] = canvas.getAllByRole('combobox', { name: /^How many of/ });
    const [reason] = canvas.getAllByRole('combobox', { name: /^Why does/ });
    if (!quantity || !reason) throw new Error('The line has no fields.');
    await userEvent.selectOptions(quantity, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it back' }));
    await expect(canvas.getByText('Choose why it goes back.')).toBeVisible();
    await userEvent.selectOptions(reason, 'Too small');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it back' }));
    await expect(await canvas.findByText('R-7K4F9Q2M')).toBeVisible();
  },
};
