import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documents } from './Documents.fixtures.ts';
import { OrderDocuments } from './OrderDocuments.tsx';

const meta = {
  title: 'Features/Orders/Documents',
  component: OrderDocuments,
  args: {
    order: { documents },
    creditNoteHref: (number) => `/gb/account/orders/TL-2026-7K4F9Q/credit-note/${number}`,
  },
} satisfies Meta<typeof OrderDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Receipt and invoice as files, a credit note as a page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /Invoice GB-2026-I000012/ })).toBeVisible();
  },
};

/** Nothing is sent yet: there is only the receipt. */
export const Partial: Story = { args: { order: { documents: documents.slice(0, 1) } } };

/** The shop prints nothing, or the order is not placed. */
export const Empty: Story = {
  args: { order: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Where the page of a credit note has no address, its file is linked. */
export const ReadyWithoutPages: Story = { render: ({ order }) => <OrderDocuments order={order} /> };
