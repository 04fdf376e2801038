import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EventStream } from './EventStream.tsx';

/** The one stream of events: what the shop tells, when, and what reaches the data layer by the visitor’s answer. */
const meta = {
  title: 'Labs/Analytics events',
  component: EventStream,
} satisfies Meta<typeof EventStream>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has answered yet: events wait. */
export const Default: Story = {};

/** Waiting until the answer, sent in their order once it is granted; a purchase only once; no e-mail address. */
export const Answered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const send = (name: string) => userEvent.click(page.getByRole('button', { name: `Send ${name}` }));
    // A label stands before each value where the table is narrow.
    const dataLayer = () =>
      within(page.getByRole('table', { name: 'The data layer' }))
        .queryAllByRole('rowheader')
        .map(({ textContent }) => textContent.replace(/^Event/, ''));
    await send('page');
    await send('purchase');
    await expect(page.getAllByRole('cell', { name: 'waiting' })).toHaveLength(2);
    await expect(page.getByText('Nothing: a tag manager finds no event here.')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox'), 'granted');
    await expect(dataLayer()).toEqual(['page', 'purchase']);
    await send('purchase');
    await expect(page.getByRole('cell', { name: 'dropped' })).toBeVisible();
    await send('router_error');
    await expect(page.getByRole('table', { name: 'The data layer' })).toHaveTextContent('/help/{email}');
    await userEvent.selectOptions(page.getByRole('combobox'), 'refused');
    await send('login');
    await expect(dataLayer()).toHaveLength(3);
  },
};
