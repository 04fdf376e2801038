import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeThat } from './Search.fixtures.ts';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Features/Search/Search box',
  component: SearchBox,
  render: (args) => (
    <div style={{ inlineSize: 320, marginInlineStart: 'auto', minBlockSize: 480 }}>
      <SearchBox {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Initial state: a field that sends its term as `q`. */
export const Default: Story = {
  parameters: { requirements: ['A2.31', 'A2.32'] },
  args: { store: storeThat('finds') },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveAttribute('name', 'q');
    const form = field.closest('form');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form?.querySelector('input[type=hidden][name=sitePath]')).toHaveValue('gb');
  },
};

/** The focused field is empty: what was searched lately on this device, and what many search for. */
export const RecentAndPopular: Story = {
  args: { store: storeThat('popular', ['tempo']) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('combobox'));
    await expect(await page.findByRole('link', { name: 'running shoes' })).toHaveAttribute(
      'href',
      '/gb/search?q=running%20shoes',
    );
    await expect(page.getByRole('link', { name: 'tempo' })).toBeVisible();
    // Links, no options: the arrow keys have nothing to walk.
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Terms, with what was typed marked, and products side by side; the arrow keys walk the terms, Escape empties the field. */
export const ReadyAfterTyping: Story = {
  parameters: { requirements: ['A2.98', 'A9.07'] },
  args: { store: storeThat('finds') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('combobox');
    await userEvent.type(field, 'tem');
    const first = await page.findByRole('option', { name: /^tempo 7 results/ });
    await expect(first).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('href', '/gb/search?q=tempo');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2 suggestions$/));
    await expect(first.querySelector('mark')).toHaveTextContent('tem');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('tempo carbon');
    await expect(page.getByRole('option', { selected: true })).toHaveTextContent('tempo carbon');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'tem');
    const product = await page.findByRole('link', { name: 'Tempo 4 Road running shoe £130' });
    await expect(product).toHaveAttribute('href', '/gb/tempo-4/TL4101.html');
    const { width, height } = product.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    await expect([width, height]).toEqual([80, 80]);
  },
};

/** Recent search terms, each removable; moving the focus into the list keeps it open. */
export const RecentTerms: Story = {
  parameters: { requirements: ['A4.86'] },
  args: { store: storeThat('finds', ['tempo', 'ball']) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('combobox'));
    await userEvent.click(await page.findByRole('button', { name: 'Remove tempo from the list' }));
    await waitFor(() => expect(page.queryByRole('link', { name: 'tempo' })).toBeNull());
    await expect(page.getByRole('combobox')).toHaveFocus();
    page.getByRole('link', { name: 'ball' }).focus();
    await expect(page.getByRole('link', { name: 'ball' })).toBeVisible();
    await userEvent.type(page.getByRole('combobox'), 'tem');
    const option = await page.findByRole('option', { name: /^tempo 7 results/ });
    page.getByRole('link', { name: /See all results/ }).focus();
    await expect(option).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
  },
};

export const LoadingAfterTyping: Story = {
  args: { store: storeThat('waits') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox'), 'tempo');
    await expect(await page.findByText('Looking')).toBeVisible();
  },
};

/** Nobody would suggest a size, but there are products that have it. */
export const PartialAfterTyping: Story = {
  args: { store: storeThat('findsProducts') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox'), 'tempo EU42');
    await expect(await page.findByRole('link', { name: 'Tempo 4 Road running shoe £130' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^1 product/));
    await expect(page.queryByText(/^Nothing for/)).toBeNull();
    await expect(page.getByRole('link', { name: 'See all results for “tempo EU42”' })).toBeVisible();
  },
};

/** Nothing to offer; the search itself still leads somewhere. */
export const EmptyAfterTyping: Story = {
  args: { store: storeThat('findsNothing') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox'), 'zzz');
    await expect(await page.findByText('Nothing for “zzz” yet', { ignore: '[role=status]' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Nothing for “zzz” yet$/));
    await expect(page.getByRole('link', { name: /See all results/ })).toHaveAttribute(
      'href',
      '/gb/search?q=zzz',
    );
  },
};

/** The network is away: suggestions are missing, nobody is bothered. */
export const OfflineAfterTyping: Story = {
  parameters: { requirements: ['A8.23'] },
  args: { store: storeThat('isAway') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox'), 'tempo');
    await expect(await page.findByText('Nothing for “tempo” yet', { ignore: '[role=status]' })).toBeVisible();
  },
};
