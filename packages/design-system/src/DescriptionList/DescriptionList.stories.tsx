import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Content/DescriptionList',
  component: DescriptionList,
  tags: ['ready'],
  parameters: { needs: ['list facts of one thing', 'show the sums of an order'] },
  args: {
    items: [
      { term: 'Drop', value: '8 mm' },
      { term: 'Weight', value: '248 g in UK 8' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values align in one column, however long the terms are. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition');
    const [first, second] = values.map((value) => value.getBoundingClientRect().left);
    await expect(first).toBe(second);
  },
};
export const Playground: Story = { tags: ['!test'], args: { variant: 'sums' } };

/** The totals of a bag. */
export const Sums: Story = {
  args: {
    variant: 'sums',
    items: [
      { term: 'Items (3)', value: '£312.00' },
      { term: 'Sale', value: '−£40.00', isSaving: true },
      { term: 'Delivery', value: 'Free' },
      { term: 'Total', value: '£272.00', isTotal: true, note: 'Includes £45.33 VAT' },
    ],
  },
};

/** Small print belongs to its line. */
export const WithNotes: Story = {
  args: { items: [{ term: 'Stack', value: '38 mm', note: 'Measured at the heel, insole included' }] },
};

export const Empty: Story = { args: { items: [] } };

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    items: [
      { term: 'Fersensprengungshöhe', value: '8 mm' },
      {
        term: 'Obermaterialzusammensetzung',
        value: 'Wasserdichtes Polyestergewebe mit Polyurethanbeschichtung',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: Sums.args ?? {} };
