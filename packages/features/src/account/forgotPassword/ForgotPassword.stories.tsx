import { forgotPassword } from '@touchline/contract/account/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ForgotPasswordStore, type ForgotPasswordSnapshot } from './ForgotPasswordStore.ts';

const maya = 'maya.okafor@example.com';

/** The page as the server sends it. */
function storeIn(
  state: Partial<ForgotPasswordSnapshot>,
  { email = maya, problem = '', flags = {} } = {},
): ForgotPasswordStore {
  const ports = testPorts({ flags });
  ports.server.on(forgotPassword, { answer: { accepted: true } });
  return ForgotPasswordStore.fromSnapshot(ports, {
    ...{ isUserBlocked: false, isLight: false, target: '/', attempt: 1, isBotCheckNeeded: false },
    fields: {
      values: { email },
      problems: problem ? { email: { key: problem as 'profile.emailparseerror' } } : {},
    },
    ...state,
  });
}

const meta = {
  title: 'Features/Sign-in/Forgotten password',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeIn({ attempt: 0 }, { email: '' }) },
  render: (args) => (
    <main>
      <ForgotPasswordPage {...args} />
    </main>
  ),
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One field and a button. */
export const Default: Story = {
  parameters: { requirements: ['A4.23', 'A2.92'] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Forgotten your password?' })).toBeVisible();
    await expect(screen.getByLabelText('Email address')).toHaveValue('');
    await expect(screen.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  },
};

export const Invalid: Story = {
  args: { store: storeIn({}, { email: 'maya@', problem: 'profile.emailparseerror' }) },
};

export const Submitting: Story = {
  args: { store: storeIn({ resetPasswordMailStatus: 'started' }) },
  parameters: { requirements: ['A4.24'] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sending the link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The banner is above the form, which stays with what was typed. */
export const Failed: Story = {
  args: { store: storeIn({ resetPasswordMailStatus: 'failed', failure: { kind: 'unavailable' } }) },
  parameters: { requirements: ['A4.25', 'A8.16'] },
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('alert');
    await expect(banner).toHaveTextContent('Something went wrong. The link could not be sent.');
    const field = screen.getByLabelText('Email address');
    await expect(field).toHaveValue(maya);
    await expect(banner.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const FailedTooMany: Story = {
  args: {
    store: storeIn({ resetPasswordMailStatus: 'failed', failure: { kind: 'tooMany', seconds: 540 } }),
  },
};

export const Offline: Story = {
  args: { store: storeIn({ resetPasswordMailStatus: 'failed', failure: { kind: 'offline' } }) },
};

/** Many tries from one network: the form can be sent once the bot check is completed. */
export const DisabledUntilBotCheck: Story = {
  args: { store: storeIn({ isBotCheckNeeded: true }) },
  parameters: { requirements: ['A5.13'] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Send the link' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'I am a person, go on' })).toBeEnabled();
  },
};

/** Says nothing about whether there is such an account. */
export const Succeeded: Story = {
  args: { store: storeIn({ resetPasswordMailStatus: 'success' }) },
  parameters: { requirements: ['A4.26', 'A2.92'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(`If ${maya} has an account`);
  },
};

/** The look-up has told that the account has no password yet. */
export const SucceededLightAccount: Story = {
  args: { store: storeIn({ resetPasswordMailStatus: 'success', isLight: true }) },
  parameters: { requirements: ['A4.26'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'the first password of the account',
    );
  },
};

const sisterApp = { flags: { SISTER_APP_BLOCKED_USERS: true } };

/** Blocked and merged from a sister app, where that is on. */
export const SisterApp: Story = {
  args: { store: storeIn({ isUserBlocked: true, attempt: 0 }, sisterApp) },
  parameters: { requirements: ['A6.11'] },
  play: async () => {
    await expect(screen.getByText(/used in our app and is locked/)).toBeVisible();
  },
};

export const SucceededSisterApp: Story = {
  args: { store: storeIn({ resetPasswordMailStatus: 'success', isUserBlocked: true }, sisterApp) },
  parameters: { requirements: ['A4.26', 'A6.11'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('here and in our app');
  },
};

/** Blocked, without a sister app. */
export const Blocked: Story = { args: { store: storeIn({ isUserBlocked: true, attempt: 0 }) } };

/** Long German words and a long address. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: storeIn(
      { resetPasswordMailStatus: 'success' },
      { email: 'maximiliane.schoenfelder@beispielunternehmen.test' },
    ),
  },
};

/** Another address: back to the form. */
export const AsksAgain: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ resetPasswordMailStatus: 'success' }) },
  parameters: { requirements: ['A4.28'] },
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Use another address' }));
    await expect(screen.getByLabelText('Email address')).toBeVisible();
  },
};
