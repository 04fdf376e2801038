import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps, DataTableSort } from './DataTable.tsx';

interface Order {
  number: string;
  day: string;
  state: string;
  cents: number;
}

const orders: Order[] = [
  { number: 'TL-20451', day: '2026-11-18', state: 'On its way', cents: 13000 },
  { number: 'TL-19876', day: '2026-09-02', state: 'Delivered', cents: 4850 },
  { number: 'TL-18112', day: '2026-03-27', state: 'Returned', cents: 22995 },
];

const columns: DataTableColumn<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    isRowHeader: true,
    isSortable: true,
    cell: ({ number }) => <Link href={`#${number}`}>{number}</Link>,
  },
  { id: 'day', header: 'Ordered', isSortable: true, cell: ({ day }) => <time dateTime={day}>{day}</time> },
  { id: 'state', header: 'State', cell: ({ state }) => state },
  {
    id: 'cents',
    header: 'Total',
    align: 'end',
    isSortable: true,
    cell: ({ cents }) => `£${(cents / 100).toFixed(2)}`,
  },
];

const keys = { number: 'number', day: 'day', cents: 'cents' } as const;

function sorted(rows: readonly Order[], sort: DataTableSort | undefined): readonly Order[] {
  const key = sort && keys[sort.column as keyof typeof keys];
  if (!key) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (a[key] < b[key] ? -1 : 1));
}

function SortingTable(props: DataTableProps<Order>) {
  const [sort, setSort] = useState(props.sort);
  return <DataTable {...props} rows={sorted(props.rows, sort)} sort={sort} onSort={setSort} />;
}

const meta = {
  title: 'Components/Content/DataTable',
  component: DataTable<Order>,
  tags: ['ready'],
  parameters: {
    needs: ['list orders or invoices', 'compare rows by several columns', 'sort a list by its columns'],
  },
  args: {
    caption: 'Your orders',
    columns,
    rows: orders,
    rowKey: ({ number }) => number,
    sort: { column: 'day', direction: 'descending' },
    onSort: fn(),
    emptyText: 'Nothing ordered yet.',
  },
  render: (args) => <SortingTable {...args} />,
} satisfies Meta<typeof DataTable<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A header sorts ascending, pressed again descending; `aria-sort` states the direction. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const head = (name: string) => page.getByRole('columnheader', { name });
    await expect(page.getByRole('table', { name: 'Your orders' })).toBeVisible();
    await expect(head('Ordered')).toHaveAttribute('aria-sort', 'descending');
    const total = page.getByRole('button', { name: 'Total' });
    total.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head('Total')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Ordered')).not.toHaveAttribute('aria-sort');
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('TL-19876');
    await userEvent.keyboard(' ');
    await expect(head('Total')).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('TL-18112');
    await expect(total).toHaveFocus();
  },
};
export const Playground: Story = { tags: ['!test'] };

/** In a narrow container each row is a card, and still a table row to a screen reader. */
export const Cards: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = page.getByRole('row', { name: /TL-20451/ });
    await expect(getComputedStyle(row).display).toBe('grid');
    await expect(within(row).getByText('Total')).toBeVisible();
    await expect(page.getAllByRole('columnheader')).toHaveLength(4);
    await userEvent.click(page.getByRole('button', { name: 'Order' }));
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('TL-18112');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A table that is read across keeps its layout and scrolls; the frame can be focused and scrolled by arrow keys. */
export const Scrolled: Story = {
  args: { onPhone: 'scroll' },
  decorators: Cards.decorators ?? [],
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('region', { name: 'Your orders' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await userEvent.tab();
    await expect(frame).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell', { name: 'Nothing ordered yet.' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** A heading above says what the table contains: its caption is for screen readers only. */
export const CaptionHidden: Story = { args: { isCaptionHidden: true } };

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    caption: 'Bestellungen',
    columns: columns.map((column) =>
      column.id === 'state'
        ? {
            ...column,
            header: 'Bearbeitungsstatus',
            cell: () => 'Rücksendungseingangsbestätigung verschickt',
          }
        : column,
    ),
  },
  decorators: Cards.decorators ?? [],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
