import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Content/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Drop', value: '8 mm' },
      { term: 'Weight', value: '248 g in UK 8' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'sums' } };

/** The sums of a bag. */
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
