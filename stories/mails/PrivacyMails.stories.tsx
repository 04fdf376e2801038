import type { PrivacyRefusal, PrivacyRequestType } from '@touchline/contract/privacyRequest/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { privacyLetters } from '../../packages/commerce/src/mail/kinds/privacyLetters.ts';
import type { PrivacyMailKind } from '../../packages/commerce/src/privacy/privacyRequest/privacyMails.ts';
import { MailView } from './MailView.tsx';

interface PrivacyMailProps {
  kind: PrivacyMailKind;
  requestType: PrivacyRequestType;
  refusal: PrivacyRefusal;
  brand: string;
  language: string;
}

/** A mail about a privacy request. */
function PrivacyMail({ kind, requestType, refusal, ...mode }: PrivacyMailProps) {
  const key = '5f0c1d9a7be24c6890aa31d2f4b7e6c8';
  return (
    <MailView
      {...mode}
      write={(messages) =>
        privacyLetters[kind](messages, { requestType, refusal, key, site: 'https://shop.example/gb' })
      }
    />
  );
}

/** Every mail about a privacy request, from the templates that are sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Privacy requests',
  component: PrivacyMail,
  parameters: { layout: 'fullscreen' },
  args: {
    ...{ kind: 'privacy-confirm', requestType: 'EXPORT', refusal: 'identityNotProved' },
    ...{ brand: 'touchline', language: 'en' },
  },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: (args, { globals }) => (
    <PrivacyMail
      key={args.kind}
      {...args}
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof PrivacyMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks whether a request for a copy is the owner's. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Confirm your privacy request')).toBeVisible();
  },
};

export const ConfirmPortability: Story = { args: { requestType: 'DATA_PORTABILITY' } };

/** A deletion is for good. */
export const ConfirmDeletion: Story = { args: { requestType: 'DELETE' } };

/** The link to the copy. */
export const Archive: Story = { args: { kind: 'privacy-archive' } };

/** An objection to sale was noted. */
export const SaleStopped: Story = { args: { kind: 'privacy-sale-stopped', requestType: 'DO_NOT_SELL' } };

/** The last mail to an address. */
export const Erased: Story = { args: { kind: 'privacy-erased', requestType: 'DELETE' } };

/** The operator refused it. */
export const RefusedIdentity: Story = { args: { kind: 'privacy-refused' } };
export const RefusedRepeated: Story = { args: { kind: 'privacy-refused', refusal: 'repeated' } };
export const RefusedLegalDuty: Story = { args: { kind: 'privacy-refused', refusal: 'legalDuty' } };
