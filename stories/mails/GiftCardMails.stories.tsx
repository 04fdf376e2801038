import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { giftCardLetter } from '../../packages/commerce/src/mail/kinds/giftCard.ts';
import { sampleGiftCard, sampleSite } from '../../packages/commerce/src/mail/mailSamples.ts';
import { MailView } from './MailView.tsx';

/** A gift card as it is sent. */
function GiftCardMail({ language, ...look }: { brand: string; language: string }) {
  return (
    <MailView
      {...look}
      language={language}
      write={() => giftCardLetter(sampleGiftCard, sampleSite(language))}
    />
  );
}

/** A gift card for its recipient, from the template that is sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Gift cards',
  component: GiftCardMail,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'touchline', language: 'en' },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: (_, { globals }) => (
    <GiftCardMail
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof GiftCardMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who sends it, the words, the code, and what it is worth. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('9F3A 04C1 77E2 B86D 10AF');
  },
};

export const SecondBrand: Story = { globals: { brand: 'northing' } };

/** Right to left: the code stays left to right. */
export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' } };

export const Korean: Story = { globals: { language: 'ko' } };

export const LongContent: Story = { globals: { language: 'de' } };
