import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { issueLetter, newsletterLetter } from '../../packages/commerce/src/mail/kinds/newsletterLetters.ts';
import type { MailMessages } from '../../packages/commerce/src/mail/MailMessages.ts';
import type { NewsletterMailKind } from '../../packages/commerce/src/customers/newsletter/newsletterMails.ts';
import { MailView } from './MailView.tsx';

const keys = { confirm: '5f0c1d9a7be24c6890aa31d2f4b7e6c8', manage: 'a1d2f4b7e6c85f0c1d9a7be24c6890aa' };
const site = 'https://shop.example/gb';

const issue = {
  subject: 'Three shoes for wet mornings',
  preview: 'And what to wear above them.',
  title: 'Wet mornings',
  paragraphs: [
    'It rains, and the run is still on. Three shoes with soles that hold on wet stone, tried on the hills behind the office.',
    'They come in half sizes, and go back within 60 days.',
  ],
  link: { label: 'See the shoes', path: '/shoes/trail-shoes' },
};

/** A mail of the newsletter: one that asks for something, or an issue. */
function NewsletterMail({ kind, ...mode }: { kind: NewsletterMailKind | 'issue' } & MailMode) {
  return (
    <MailView
      {...mode}
      write={(messages: MailMessages) =>
        kind === 'issue'
          ? issueLetter(messages, issue, keys, site)
          : newsletterLetter(messages, kind, keys, site)
      }
    />
  );
}

interface MailMode {
  brand: string;
  language: string;
}

/** Every mail of the newsletter, from the templates that are sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Newsletter',
  component: NewsletterMail,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'newsletter-confirm', brand: 'touchline', language: 'en' },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: ({ kind }, { globals }) => (
    <NewsletterMail
      key={kind}
      kind={kind}
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof NewsletterMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for the confirmation of a sign-up. */
export const Confirm: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('/newsletter/confirm?key=');
  },
};

/** After the confirmation. */
export const Welcome: Story = { args: { kind: 'newsletter-welcome' } };

/** The link to the preferences, for whoever asks for it or signs up again. */
export const PreferencesLink: Story = { args: { kind: 'newsletter-link' } };

/** What an operator sends; it ends with the ways to change and to leave. */
export const Issue: Story = { args: { kind: 'issue' } };

/** Right to left. */
export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' } };

/** Long German words. */
export const LongContent: Story = { args: { kind: 'newsletter-link' }, globals: { language: 'de' } };
