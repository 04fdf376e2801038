import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Product/Price',
  component: Price,
  args: { current: '£130' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'product', note: 'including VAT' } };

/** Now and before, in words too, and the lowest price the law asks for. */
export const Sale: Story = {
  args: {
    current: '£98',
    prior: '£130',
    percentOff: '−25%',
    currentLabel: 'Now',
    priorLabel: 'Before',
    lowest: 'Lowest price in 30 days: £104',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('£98', { exact: false, selector: 'ins' })).toHaveTextContent('Now £98');
    await expect(page.getByText('£130', { exact: false, selector: 'del' })).toHaveTextContent('Before £130');
  },
};
export const Line: Story = { args: { ...Sale.args, size: 'line' } };
export const LongContent: Story = {
  args: { current: '1.299,95 €', prior: '1.599,95 €', percentOff: '−19 %', lead: 'ab' },
};
