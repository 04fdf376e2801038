import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeThat } from './Search.fixtures.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { SearchToggle } from './SearchToggle.tsx';

const meta = {
  title: 'Features/Search/Search on a phone',
  component: SearchToggle,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <main style={{ minBlockSize: '80vh', padding: 16 }}>
      <SearchToggle {...args} />
    </main>
  ),
} satisfies Meta<typeof SearchToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Initial state: an icon in the bar. Without script it is a link to the page of the search. */
export const Default: Story = {
  args: { store: storeThat('popular') },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('link', { name: 'Search' });
    await expect(toggle).toHaveAttribute('href', '/gb/search');
  },
};

/** In a row of its own, as the refreshed header has it. */
export const Row: Story = { args: { store: storeThat('popular'), look: 'row' } };

/** The whole screen at rest: what was searched lately and what many search for. */
export const RecentAndPopular: Story = {
  args: { store: storeThat('popular', ['tempo', 'ball']) },
  parameters: { requirements: ['A2.99'] },
  render: ({ store }) => <SearchScreen store={store} isOpen onClose={() => undefined} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    const found = within(dialog);
    await expect(await found.findByRole('link', { name: 'running shoes' })).toBeVisible();
    await expect(found.getByRole('link', { name: 'tempo' })).toBeVisible();
    await expect(found.getByRole('combobox')).toHaveFocus();
    await waitFor(() => {
      const { width, height } = dialog.getBoundingClientRect();
      return expect([Math.round(width), Math.round(height)]).toEqual([innerWidth, innerHeight]);
    });
  },
};

async function openSearch(canvasElement: HTMLElement) {
  const toggle = within(canvasElement).getByRole('link', { name: 'Search' });
  await userEvent.click(toggle);
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  return { toggle, dialog };
}

/** The toggle opens it with the focus in the field; Escape clears the field, then closes it, and the focus returns. */
export const OpenedAndClosed: Story = {
  tags: ['!autodocs'],
  args: { store: storeThat('finds', ['tempo']) },
  play: async ({ canvasElement }) => {
    const { toggle, dialog } = await openSearch(canvasElement);
    const field = within(dialog).getByRole('combobox');
    await userEvent.type(field, 'tem');
    await expect(await within(dialog).findByRole('option', { name: /^tempo 7 results/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(toggle).toHaveFocus();
  },
};

/** Suggestions and products while typing; a recent term can be removed, and the field keeps the focus. */
export const ReadyAfterTyping: Story = {
  args: { store: storeThat('finds', ['ball']) },
  parameters: { requirements: ['A9.07'] },
  play: async ({ canvasElement }) => {
    const { dialog } = await openSearch(canvasElement);
    const found = within(dialog);
    await userEvent.click(await found.findByRole('button', { name: 'Remove ball from the list' }));
    await waitFor(() => expect(found.getByRole('combobox')).toHaveFocus());
    await userEvent.type(found.getByRole('combobox'), 'tem');
    const product = await found.findByRole('link', { name: 'Tempo 4 Road running shoe £130' });
    const { width, height } = product.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    await expect([width, height]).toEqual([80, 80]);
  },
};

/** Nothing to offer; the search itself still leads somewhere. */
export const EmptyAfterTyping: Story = {
  args: { store: storeThat('findsNothing') },
  play: async ({ canvasElement }) => {
    const { dialog } = await openSearch(canvasElement);
    await userEvent.type(within(dialog).getByRole('combobox'), 'zzz');
    await expect(
      await within(dialog).findByText('Nothing for “zzz” yet', { ignore: '[role=status]' }),
    ).toBeVisible();
  },
};

/** Suggestions are on their way. */
export const LoadingAfterTyping: Story = {
  args: { store: storeThat('waits') },
  play: async ({ canvasElement }) => {
    const { dialog } = await openSearch(canvasElement);
    await userEvent.type(within(dialog).getByRole('combobox'), 'tempo');
    await expect(await within(dialog).findByText('Looking')).toBeVisible();
  },
};
