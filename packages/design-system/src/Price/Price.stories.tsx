import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Content/Price',
  component: Price,
  tags: ['ready'],
  parameters: {
    needs: [
      'say what something costs',
      'show a reduction',
      'show a member price',
      'show a price per kilogram',
    ],
  },
  args: { current: '£130' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One price, with digits of equal width. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'], args: { size: 'product', note: 'including VAT' } };

/** Current and previous price with text labels, and the lowest price that the law requires. */
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
    await expect(page.getByText('£98').closest('ins')).toHaveTextContent('Now £98');
    await expect(page.getByText('£130').closest('del')).toHaveTextContent('Before £130');
  },
};
/** The lowest of several prices. */
export const From: Story = { args: { lead: 'from' } };

/** The member price is below the regular price. */
export const Member: Story = {
  args: { member: 'Members £117' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Members £117')).toBeVisible();
  },
};

/** Sold by weight or volume: the law requires the price per unit. */
export const PerUnit: Story = { args: { current: '£12', unit: '£24.00 per kg' } };

/** All parts together, in reading order. */
export const Everything: Story = {
  args: { ...Sale.args, member: 'Members £88', unit: '£24.00 per kg', note: 'including VAT' },
};

/** Next to the name of a product, in display type; the legally required line stays small print. */
export const Product: Story = {
  args: { ...Sale.args, size: 'product' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sizeOf = (text: RegExp) => parseFloat(getComputedStyle(page.getByText(text)).fontSize);
    await expect(sizeOf(/Lowest price/)).toBeLessThan(sizeOf(/£98/) / 2);
  },
};

/** In the bag, at the end of a line. */
export const Line: Story = { args: { ...Sale.args, size: 'line' } };
export const LongContent: Story = {
  args: { current: '1.299,95 €', prior: '1.599,95 €', percentOff: '−19 %', lead: 'ab' },
};
