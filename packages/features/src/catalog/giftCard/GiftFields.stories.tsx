import type { GiftProblem } from '@touchline/contract/gift/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { filledGift, giftPage } from './GiftCard.fixtures.ts';
import type { GiftText } from './giftForm.ts';
import { GiftFields } from './GiftFields.tsx';
import { GiftStore } from './GiftStore.ts';

function storeOf(gift: Partial<Record<GiftText, string>> = {}, problems: readonly GiftProblem[] = []) {
  const store = new GiftStore(testPorts(), giftPage(gift), 'Europe/London');
  store.refuse(problems);
  return store;
}

const meta = {
  title: 'Features/Product/Gift card',
  component: GiftFields,
  args: { store: storeOf() },
} satisfies Meta<typeof GiftFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is filled in, and no amount is chosen. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('group', { name: 'Who is it for?' })).toBeVisible();
    await expect(part.getByRole('figure')).toHaveTextContent('Choose an amount');
  },
};

/** Filled in: the card is shown as it will look. */
export const Ready: Story = {
  args: { store: storeOf(filledGift), amount: '£50' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('figure');
    await expect(card).toHaveTextContent('£50');
    await expect(card).toHaveTextContent('For Ada Lovelace · from Maya');
  },
};

/** Typed by keyboard: the card follows. */
export const TypedByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { store: storeOf(), amount: '£25' },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.tab();
    await expect(part.getByRole('textbox', { name: 'Their name' })).toHaveFocus();
    await userEvent.keyboard('Ada{Tab}{Tab}Maya{Tab}Well run!');
    await expect(part.getByRole('figure')).toHaveTextContent('Well run!');
    await expect(part.getByRole('figure')).toHaveTextContent('For Ada · from Maya');
  },
};

/** What is missing, beside each field. */
export const InvalidMissing: Story = {
  args: {
    store: storeOf({}, [
      { field: 'recipientName', errorCode: 'required' },
      { field: 'recipientEmail', errorCode: 'required' },
      { field: 'senderName', errorCode: 'required' },
    ]),
  },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('textbox', { name: 'Your name' });
    await expect(name).toHaveAccessibleDescription(/so that they know/);
  },
};

/** Every other reason to refuse a field; nothing that was typed is lost. */
export const Invalid: Story = {
  args: {
    store: storeOf({ ...filledGift, recipientEmail: 'ada@', message: 'sh1t', sendOn: '2026-01-01' }, [
      { field: 'recipientName', errorCode: 'characters' },
      { field: 'recipientEmail', errorCode: 'email' },
      { field: 'senderName', errorCode: 'length' },
      { field: 'message', errorCode: 'profanity' },
      { field: 'sendOn', errorCode: 'past' },
    ]),
    amount: '£50',
  },
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByRole('textbox', { name: /^Message/ });
    await expect(message).toHaveAccessibleDescription(/We do not send these words/);
    await expect(message).toHaveValue('sh1t');
  },
};

/** More than a year ahead. */
export const InvalidTooLate: Story = {
  args: { store: storeOf(filledGift, [{ field: 'sendOn', errorCode: 'late' }]), amount: '£50' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Choose a day up to');
  },
};

/** The longest names and message: the card grows. */
export const LongContent: Story = {
  args: {
    store: storeOf({
      ...filledGift,
      recipientName: 'Wilhelmina Charlotte Karoline von Brandenburg-Ansbach',
      senderName: 'The whole of the second football team and its trainers',
      message: 'x'.repeat(80) + ' and all the best for the season. '.repeat(6),
    }),
    amount: '£1,000',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent('Wilhelmina');
  },
};
