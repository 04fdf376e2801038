import * as calls from '@touchline/contract/passkey/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AccountFrameView } from '../account/AccountFrameView.tsx';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { PasskeysStore } from './PasskeysStore.ts';
import {
  deviceThat,
  laptop,
  mayasSessions,
  offline,
  passkeysWith,
  phone,
  sessionsWith,
  willing,
} from './Security.fixtures.ts';
import { SecurityPage } from './SecurityPage.tsx';
import { SessionsStore } from './SessionsStore.ts';

const [thisDevice] = mayasSessions;
const current = thisDevice ? [thisDevice] : [];

const meta = {
  title: 'Features/Account/Security',
  component: SecurityPage,
  parameters: { layout: 'fullscreen' },
  args: { passkeys: passkeysWith([laptop, phone]), sessions: sessionsWith(mayasSessions) },
  render: (args) => (
    <main>
      <AccountFrameView path="/account/security">
        <SecurityPage {...args} />
      </AccountFrameView>
    </main>
  ),
} satisfies Meta<typeof SecurityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two passkeys and three devices; this one cannot be signed out here. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Security');
    await expect(canvas.getByRole('link', { name: 'Security', current: 'page' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(2);
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.getByText('Not used yet')).toBeVisible();
  },
};

/** The answer has not arrived. */
export const Loading: Story = {
  args: { passkeys: new PasskeysStore(testPorts()), sessions: new SessionsStore(testPorts()) },
};

/** No passkey yet, and one device. */
export const Empty: Story = { args: { passkeys: passkeysWith([]), sessions: sessionsWith(current) } };

/** The network is lost as the page opens. */
export const Failed: Story = {
  args: {
    passkeys: passkeysWith([], { status: 'failed' }, offline()),
    sessions: sessionsWith([], { status: 'failed' }, offline()),
  },
};

/** The browser cannot make passkeys. */
export const DisabledByBrowser: Story = {
  args: {
    passkeys: passkeysWith([], {}, willing([], [], deviceThat({ isSupported: () => false }))),
  },
};

/** The only way to sign in stays. */
export const ReadOnlyOnlyWay: Story = {
  args: { passkeys: passkeysWith([phone], { hasOtherWay: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Set a password' })).toBeVisible();
  },
};

/** A passkey was made. */
export const SucceededAdded: Story = { args: { passkeys: passkeysWith([laptop, phone], { done: 'add' }) } };

/** The device has one already. */
export const InvalidKnown: Story = {
  args: { passkeys: passkeysWith([phone], { problem: { kind: 'known' } }) },
};

/** The back end did not accept what the device made. */
export const InvalidNotAccepted: Story = {
  args: { passkeys: passkeysWith([phone], { problem: { kind: 'notAccepted' } }) },
};

/** The network was lost as a passkey was removed, and as a device was signed out. */
export const Offline: Story = {
  args: {
    passkeys: passkeysWith([phone], { problem: { kind: 'failed', reason: 'offline' } }),
    sessions: sessionsWith(mayasSessions, { problem: { kind: 'failed', reason: 'offline' } }),
  },
};

/** Somebody has named a passkey at length. */
export const LongContent: Story = {
  args: {
    passkeys: passkeysWith([
      { ...phone, name: 'Sicherheitsschlüsselbundersatzgerätebezeichnungsbeispieltext' },
    ]),
  },
};

/** A passkey is made, and gets a name. */
export const MakesAndNames: Story = {
  args: { passkeys: passkeysWith([phone]) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a passkey' }));
    await expect(await canvas.findByText(/^The passkey is ready/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename: My phone' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Old phone{Enter}');
    await expect(await canvas.findByText('The name is saved.')).toBeVisible();
    await expect(canvas.getByText('Old phone')).toBeVisible();
  },
};

/** A passkey is removed: the focus is not lost with its button. */
export const Removes: Story = {
  args: { passkeys: passkeysWith([laptop, phone]) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Chrome, Windows' }));
    const section = within(canvas.getByRole('region', { name: 'Passkeys' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    await expect(section.getByText(/^They sign you in/)).toHaveFocus();
  },
};

/** The shopper ends the browser's question: nothing is wrong, and nothing was made. */
export const EndsTheQuestion: Story = {
  args: {
    passkeys: passkeysWith(
      [],
      {},
      willing([], [], deviceThat({ create: () => Promise.resolve({ kind: 'left' }) })),
    ),
  },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a passkey' }));
    await expect(await canvas.findByText(/^No passkey was created/)).toBeVisible();
  },
};

/** One device is signed out, then all others. */
export const SignsDevicesOut: Story = {
  args: { sessions: sessionsWith(mayasSessions) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out: Safari, iPhone' }));
    await expect(await canvas.findByText('The device is signed out.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out all other devices' }));
    await expect(await canvas.findByText('All other devices are signed out.')).toBeVisible();
    await expect(canvas.getByText('You are signed in on this device only.')).toHaveFocus();
  },
};

/** The network is lost: nothing changes, and the page says so. */
export const ChangeFails: Story = {
  args: { passkeys: passkeysWith([phone], {}, offline()) },
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: My phone' }));
    await expect(await canvas.findByText(/^Nothing was changed/)).toBeVisible();
    await expect(args.passkeys.running).toBeUndefined();
  },
};

/** The session is too old: the password is asked for, and then the passkey is removed. */
export const WaitsForAFreshSignIn: Story = {
  args: { passkeys: passkeysWith([phone], {}, waitingPorts()) },
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    let asked = 0;
    args.passkeys.wait.whenNeeded(() => void (asked += 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: My phone' }));
    await waitFor(() => expect(asked).toBe(1));
    await args.passkeys.wait.goOn();
    await waitFor(() => expect(canvas.queryByText('My phone')).toBeNull());
  },
};

function waitingPorts() {
  const ports = { ...testPorts(), authenticator: deviceThat() };
  ports.server.on(
    calls.removePasskey,
    { status: 403, error: { errorCode: 'FreshSignInRequired', message: '' } },
    { answer: { passkeys: [], hasOtherWay: true } },
  );
  return ports;
}
