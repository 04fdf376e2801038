import type { Gift, GiftProblem } from '@touchline/contract/gift/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { filledGift } from './GiftCard.fixtures.ts';
import { LineGiftForm } from './LineGiftForm.tsx';
import { LineGiftStore } from './LineGiftStore.ts';

function storeOf(refused?: { gift: Gift; problems: readonly GiftProblem[] }) {
  return new LineGiftStore(testPorts(), 'Europe/London', {
    ...{ refused, stored: () => filledGift, change: () => Promise.resolve(true as const) },
  });
}

const noProblem: readonly GiftProblem[] = [];

const meta = {
  title: 'Features/Bag/Gift card',
  component: LineGiftForm,
  args: {
    ...{ store: storeOf(), action: '/gb/cart', itemId: 'line-1' },
    ...{ recipient: 'Ada Lovelace', amount: '£50' },
  },
  parameters: {
    cannotBe: {
      Loading: 'The gift comes with the bag.',
      Empty: 'A gift card always has somebody it is for.',
      Failed: 'A change that fails is told at the line of the bag.',
      Offline: 'A change that fails is told at the line of the bag.',
    },
  },
} satisfies Meta<typeof LineGiftForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed until it is asked for. */
export const Default: Story = {};

/** Open, with what the bag has. */
export const Ready: Story = {
  args: { store: storeOf({ gift: filledGift, problems: noProblem }) },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Their name' });
    await expect(field).toHaveValue('Ada Lovelace');
  },
};

export const Submitting: Story = {
  args: { store: Object.assign(storeOf({ gift: filledGift, problems: noProblem }), { isSubmitting: true }) },
};

/** The bag refused it: open, with what was typed and the reason at its field. */
export const Invalid: Story = {
  args: {
    store: storeOf({
      gift: { ...filledGift, recipientEmail: 'ada@', message: 'sh1t' },
      problems: [
        { field: 'recipientEmail', errorCode: 'email' },
        { field: 'message', errorCode: 'profanity' },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByRole('textbox', { name: /^Message/ });
    await expect(message).toHaveAccessibleDescription(/We do not send these words/);
  },
};
