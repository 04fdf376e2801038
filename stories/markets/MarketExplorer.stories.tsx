import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allMarkets } from './allMarkets.ts';
import { MarketExplorer } from './MarketExplorer.tsx';

/** Any two of the countries side by side, in their languages, with flags turned and for any tier. */
const meta = {
  title: 'Labs/Market explorer',
  component: MarketExplorer,
} satisfies Meta<typeof MarketExplorer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Britain and Korea: another currency, another order of the address, other payment methods, another law. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(allMarkets.length).toBeGreaterThan(60);
    await expect(page.getByRole('row', { name: /Currency GBP KRW/ })).toBeVisible();
    await expect(page.queryByRole('row', { name: /Revision/ })).toBeNull();
  },
};

/** Two laws: where it asks first, and where the visitor objects. */
export const ConsentDiffers: Story = { args: { first: 'de', second: 'us' } };

/** The same language, and what still differs. */
export const SameLanguage: Story = { args: { first: 'de', second: 'at' } };

/** Right to left, without postal codes. */
export const RightToLeft: Story = { args: { first: 'ae', second: 'sa' } };

/** A flag turned, a tier and a language chosen: the table follows. */
export const Compared: Story = {
  tags: ['!autodocs'],
  args: { first: 'gb', second: 'gb' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Nothing differs.')).toBeVisible();
    const second = within(page.getByRole('group', { name: 'Second market' }));
    await userEvent.click(second.getByRole('checkbox', { name: 'On' }));
    const isOn = second.getByRole<HTMLInputElement>('checkbox', { name: 'On' }).checked;
    await expect(
      page.getByRole('row', { name: new RegExp(`Guests may buy ${isOn ? 'no yes' : 'yes no'}`) }),
    ).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent(/^2 of \d+ differ\.$/);
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Country' }), 'Japan');
    await expect(page.getByRole('row', { name: /Currency GBP JPY/ })).toBeVisible();
    await expect(
      page.getByRole('row', { name: /Order firstName, .* lastName, firstName, postalCode/ }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Also what is the same' }));
    await expect(page.getByRole('row', { name: /Revision 1 1/ })).toBeVisible();
  },
};
