import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { frame } from '../header/Header.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Features/Header and footer/Footer',
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

/** A shop whose editors have written nothing: the way to an order is always there. */
export const Empty: Story = {
  args: { content: { slogan: '', columns: [], legal: [], pay: [], year: 2026 } },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement);
    const help = footer.getByRole('list', { name: 'Help' });
    await expect(within(help).getByRole('link', { name: 'Track an order' })).toHaveAttribute(
      'href',
      '/gb/track-order',
    );
    await expect(footer.queryByRole('list', { name: 'Payment methods' })).toBeNull();
  },
};

/** The field for the newsletter opens the rest of its form with what was typed. */
export const OpensTheNewsletter: Story = {
  tags: ['!autodocs'],
  args: { onNewsletter: fn() },
  play: async ({ canvasElement, args }) => {
    const footer = within(canvasElement);
    await userEvent.type(footer.getByLabelText('Email for the newsletter'), 'maya@example.com{Enter}');
    await expect(args.onNewsletter).toHaveBeenCalledWith('maya@example.com');
  },
};
