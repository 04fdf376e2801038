import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MailPreview } from './MailPreview.tsx';

/** Every mail about an account, from the templates that are sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Account',
  component: MailPreview,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'password-reset', brand: 'touchline', language: 'en' },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: ({ kind }, { globals }) => (
    <MailPreview
      kind={kind}
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link that sets a new password. */
export const PasswordReset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('/account/reset-password?key=');
  },
};

/** The link that sets the first password of a light account. */
export const LightAccountLink: Story = { args: { kind: 'light-account-link' } };

/** The code that signs in, or proves a new address. */
export const EmailCode: Story = { args: { kind: 'email-code' } };

/** To the owner of an address that somebody else wanted to use. */
export const AddressInUse: Story = { args: { kind: 'address-in-use' } };

export const Welcome: Story = { args: { kind: 'welcome' } };

export const PasswordChanged: Story = { args: { kind: 'password-changed' } };
/** Somebody has signed in on a device that the account was not used on before. */
export const NewDevice: Story = { args: { kind: 'new-device' } };

export const PasskeyAdded: Story = { args: { kind: 'passkey-added' } };
export const PasskeyRemoved: Story = { args: { kind: 'passkey-removed' } };
export const AccountDeleted: Story = { args: { kind: 'account-deleted' } };

/** Right to left. */
export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' } };

/** Long German words. */
export const LongContent: Story = { globals: { language: 'de' } };

export const French: Story = { args: { kind: 'welcome' }, globals: { language: 'fr' } };

export const Korean: Story = { args: { kind: 'email-code' }, globals: { language: 'ko' } };

/** Every mail wears the brand of its shop. */
export const SecondBrand: Story = { globals: { brand: 'northing' } };
