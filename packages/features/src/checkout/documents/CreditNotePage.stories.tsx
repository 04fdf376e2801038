import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { CreditNotePage } from './CreditNotePage.tsx';
import { CreditNoteStore } from './CreditNoteStore.ts';
import { creditNote, creditNoteStoreIn } from './Documents.fixtures.ts';

const meta = {
  title: 'Features/Orders/Credit note',
  component: CreditNotePage,
  args: {
    store: creditNoteStoreIn({ kind: 'ready' }, creditNote),
    orderHref: '/gb/account/orders/TL-2026-7K4F9Q',
  },
} satisfies Meta<typeof CreditNotePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Goods have come back, with what sending them cost. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('GB-2026-C000003');
    await expect(canvas.getByRole('link', { name: 'Load as PDF' })).toHaveAttribute('href', creditNote.href);
  },
};

/** It has not arrived. */
export const Loading: Story = { args: { store: new CreditNoteStore(testPorts()) } };

/** An order was cancelled after its invoice. */
export const ReadyCancelled: Story = {
  args: {
    store: creditNoteStoreIn(
      { kind: 'ready' },
      { ...creditNote, cause: 'cancelled', returnId: undefined, lines: [], shipping: 0, cost: 0 },
    ),
  },
};

/** Money was given back without goods, in a shop that prints nothing. */
export const ReadyAmount: Story = {
  args: {
    store: creditNoteStoreIn(
      { kind: 'ready' },
      {
        ...{ ...creditNote, cause: 'refund', returnId: undefined, href: undefined },
        ...{ lines: [], shipping: 0, cost: 0, total: 5, tax: 0.83 },
      },
    ),
  },
};

/** Many things with long names. */
export const LongContent: Story = {
  args: {
    store: creditNoteStoreIn(
      { kind: 'ready' },
      {
        ...creditNote,
        lines: Array.from({ length: 12 }, (_, at) => ({
          name: `Weatherproof insulated touchline jacket with a very long name, number ${at + 1}`,
          ...{ quantity: 2, amount: 1249.9 },
        })),
      },
    ),
  },
};

/** The number is wrong, or it is somebody else's. */
export const FailedNotFound: Story = { args: { store: creditNoteStoreIn({ kind: 'notFound' }) } };

/** The fault is ours. */
export const Failed: Story = {
  args: { store: creditNoteStoreIn({ kind: 'failed', reason: 'unavailable' }) },
};

/** No network. */
export const Offline: Story = { args: { store: creditNoteStoreIn({ kind: 'failed', reason: 'offline' }) } };
