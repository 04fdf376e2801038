import { getGiftCardBalance } from '@touchline/contract/giftCard/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { card, code } from './GiftCardBalance.fixtures.ts';
import { GiftCardBalancePage } from './GiftCardBalancePage.tsx';
import { GiftCardBalanceStore, type GiftCardBalanceStatus } from './GiftCardBalanceStore.ts';

function storeIn(status?: GiftCardBalanceStatus, typed = code): GiftCardBalanceStore {
  const ports = testPorts();
  ports.server.on(getGiftCardBalance, { answer: card });
  return status
    ? GiftCardBalanceStore.fromSnapshot(ports, { status, code: typed, attempt: 1 })
    : new GiftCardBalanceStore(ports);
}

const meta = {
  title: 'Features/Catalogue/Gift card balance',
  component: GiftCardBalancePage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeIn() },
  render: (args) => (
    <main>
      <GiftCardBalancePage {...args} />
    </main>
  ),
} satisfies Meta<typeof GiftCardBalancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One field and a button. */
export const Default: Story = {};

export const Submitting: Story = { args: { store: storeIn({ kind: 'submitting' }) } };

/** What is left, and until when. */
export const Succeeded: Story = { args: { store: storeIn({ kind: 'found', card }) } };

/** In a country where a card never expires. */
export const SucceededForGood: Story = {
  args: { store: storeIn({ kind: 'found', card: { lastDigits: '9F3A', balance: 37.5, currency: 'GBP' } }) },
};

/** Sent without a code. */
export const InvalidMissing: Story = { args: { store: storeIn({ kind: 'idle' }, '') } };

/** The code can not be used; the page does not say why. */
export const Invalid: Story = { args: { store: storeIn({ kind: 'unknown' }) } };

/** Guessing codes has an end. */
export const FailedTooMany: Story = { args: { store: storeIn({ kind: 'tooMany', seconds: 2_340 }) } };

export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) } };

export const Offline: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };

/** Long German words. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: { store: storeIn({ kind: 'unknown' }) },
};

/** A code is typed and sent by keyboard: the balance gets the focus. */
export const AskedByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: /^Code of the gift card/ }), `${code}{Enter}`);
    await expect(await page.findByRole('group', { name: 'Balance' })).toHaveFocus();
    await expect(page.getByText('£37.50 left')).toBeVisible();
  },
};
