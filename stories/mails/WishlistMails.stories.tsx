import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wishlistLetter } from '../../packages/commerce/src/mail/kinds/wishlistNotice.ts';
import { sampleSite } from '../../packages/commerce/src/mail/mailSamples.ts';
import { MailView } from './MailView.tsx';

const address = 'https://shop.example/gb';
const card = (name: string, color: string, currentPrice: number) => ({
  ...{ name, color },
  pricing_information: {
    ...{ currency: 'GBP', currentPrice },
    ...{ standard_price: currentPrice, standard_price_no_vat: currentPrice },
  },
});
const back = { card: card('Tempo 4', 'Volt / white', 130), isBack: true };
const cheaper = { card: card('Relay Jacket', 'Ink', 72), isBack: false, priceBefore: 90 };

/** The mail about saved products as it is sent. */
function WishlistMail({ count, language, ...look }: { count: 1 | 2; brand: string; language: string }) {
  return (
    <MailView
      {...look}
      language={language}
      write={(messages) =>
        wishlistLetter(messages, [back, cheaper].slice(0, count), {
          ...{ site: sampleSite(language), address, key: 'a1d2f4b7e6c8' },
        })
      }
    />
  );
}

/** News of a wishlist, from the template that is sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Wishlist',
  component: WishlistMail,
  parameters: { layout: 'fullscreen' },
  args: { count: 2, brand: 'touchline', language: 'en' },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: ({ count }, { globals }) => (
    <WishlistMail
      count={count}
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof WishlistMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One product is back, another costs less than before. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('Relay Jacket');
  },
};

export const OneProduct: Story = { args: { count: 1 } };

/** Long German words. */
export const LongContent: Story = { globals: { language: 'de' } };
