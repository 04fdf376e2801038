import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../header/Header.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Features/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      slogan: frame.slogan,
      columns: frame.footer,
      legal: frame.legal,
      pay: ['VISA', 'Mastercard', 'Amex'],
      year: 2026,
    },
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Columns, region, legal links and payment methods. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement);
    await expect(footer.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/gb/help/returns');
    await expect(footer.getByRole('link', { name: /United Kingdom, English, GBP/ })).toHaveAttribute(
      'href',
      '/gb/country-selector.html',
    );
  },
};
