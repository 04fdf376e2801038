import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reviewLetter } from '../../packages/commerce/src/mail/kinds/reviewLetters.ts';
import type {
  ReviewMailData,
  ReviewMailKind,
} from '../../packages/commerce/src/customers/review/reviewMails.ts';
import { MailView } from './MailView.tsx';

interface ReviewMailProps {
  kind: ReviewMailKind;
  refusal?: NonNullable<ReviewMailData['refusal']>;
  brand: string;
  language: string;
}

/** A mail about a review as it is sent. */
function ReviewMail({ kind, refusal, ...look }: ReviewMailProps) {
  const product = 'https://shop.example/gb/tempo-4/RR4101.html#reviews';
  return <MailView {...look} write={(messages) => reviewLetter(messages, kind, product, refusal)} />;
}

/** Every mail about a review, from the templates that are sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Reviews',
  component: ReviewMail,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'review-published', brand: 'touchline', language: 'en' },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: ({ kind, refusal }, { globals }) => (
    <ReviewMail
      key={kind}
      kind={kind}
      {...(refusal ? { refusal } : {})}
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof ReviewMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody can read it. */
export const Published: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('#reviews');
  },
};

/** It was read and is not shown, with the reason. */
export const Refused: Story = { args: { kind: 'review-refused', refusal: 'personalData' } };

/** The shop has answered. */
export const Replied: Story = { args: { kind: 'review-replied' } };
