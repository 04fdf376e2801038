import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { orderPlaced } from '../../packages/commerce/src/mail/kinds/orderPlaced.ts';
import { sampleOrder, sampleSite } from '../../packages/commerce/src/mail/mailSamples.ts';
import { MailView } from './MailView.tsx';

/** The receipt of an order as it is sent. */
function OrderMail({ language, ...look }: { brand: string; language: string }) {
  const link = 'https://shop.example/gb/order?key=5f0c1d9a7be24c6890aa31d2f4b7e6c8';
  return (
    <MailView
      {...look}
      language={language}
      write={() => orderPlaced(sampleOrder, sampleSite(language), link)}
    />
  );
}

/** The receipt of an order, from the template that is sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Orders',
  component: OrderMail,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'touchline', language: 'en' },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: (_, { globals }) => (
    <OrderMail
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof OrderMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was bought, what it costs, and the link that opens the order. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('/order?key=');
  },
};

export const SecondBrand: Story = { globals: { brand: 'northing' } };

/** Right to left: sums stand at the end of their line. */
export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' } };

export const Korean: Story = { globals: { language: 'ko' } };

/** Long German words. */
export const LongContent: Story = { globals: { language: 'de' } };
