import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SmartBanner } from './SmartBanner.tsx';
import { bannerOf, phones } from './SmartBanner.fixtures.ts';

const meta = {
  title: 'Features/Header and footer/Smart banner',
  component: SmartBanner,
  parameters: { layout: 'fullscreen' },
  args: { path: '/', userAgent: phones.android, store: bannerOf({ rating: 4.6, count: 12_400 }).store },
  render: (args) => (
    <main style={{ minBlockSize: '60vh', padding: 20 }}>
      <h1>Page</h1>
      <SmartBanner {...args} />
    </main>
  ),
} satisfies Meta<typeof SmartBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone: title, slogan, stars with their number, and the way to the app. */
export const Default: Story = {
  parameters: { requirements: ['A2.69', 'A2.108', 'A9.39'] },
  play: async ({ canvasElement }) => {
    const banner = within(await within(canvasElement).findByRole('complementary', { name: 'Our app' }));
    await expect(banner.getByText('Touchline on your phone')).toBeVisible();
    await expect(banner.getByText('Launches first, and your size kept')).toBeVisible();
    await expect(banner.getByRole('img', { name: '4.6 of 5 stars, 12K ratings' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
      'href',
      'https://apps.example/touchline',
    );
    const aside = within(canvasElement).getByRole('complementary');
    await expect(getComputedStyle(aside).blockSize).toBe('70px');
  },
};

/** Nobody has rated the app, on the page of a product. */
export const Partial: Story = {
  args: { store: bannerOf().store, userAgent: phones.iphone, path: '/tempo-4-carbon/RR4301.html' },
  parameters: { requirements: ['A2.70'] },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Get the app' });
    await expect(link).toHaveAttribute('href', 'https://apps.example/touchline?product=RR4301');
  },
};

/** Closed, it does not come back. */
export const Closed: Story = {
  tags: ['!autodocs'],
  args: { store: bannerOf().store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Close the banner' }));
    await waitFor(() => expect(page.queryByRole('complementary')).toBeNull());
  },
};
