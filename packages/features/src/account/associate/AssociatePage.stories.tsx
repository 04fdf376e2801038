import { signInAssociate } from '@touchline/contract/associate/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { noor } from './Associate.fixtures.ts';
import { AssociatePage } from './AssociatePage.tsx';
import { AssociateStore, type AssociateStatus } from './AssociateStore.ts';

function storeIn(status: AssociateStatus, attempt = 1): AssociateStore {
  const ports = testPorts();
  ports.server.on(signInAssociate, { answer: noor });
  return AssociateStore.fromSnapshot(ports, { status, employeeId: attempt ? 'E7' : '', attempt });
}

const meta = {
  title: 'Features/Store staff/Sign-in',
  component: AssociatePage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeIn({ kind: 'idle' }, 0), onSignedIn: fn() },
  render: (args) => (
    <main>
      <AssociatePage {...args} />
    </main>
  ),
} satisfies Meta<typeof AssociatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the device, and a number. */
export const Default: Story = {};

/** Sent without the code. */
export const Invalid: Story = { args: { store: storeIn({ kind: 'idle' }) } };

export const Submitting: Story = { args: { store: storeIn({ kind: 'submitting' }) } };

/** Code or number is wrong; which of them is not told. */
export const FailedWrong: Story = { args: { store: storeIn({ kind: 'wrong' }) } };

/** Too many tries of this device. */
export const FailedTooMany: Story = { args: { store: storeIn({ kind: 'tooMany', seconds: 700 }) } };

export const FailedUnavailable: Story = {
  args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) },
};

export const Offline: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };

/** Somebody is signed in already. */
export const Ready: Story = { args: { store: storeIn({ kind: 'idle' }, 0), associate: noor } };

export const SignsIn: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ kind: 'idle' }, 0) },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Code of the device'), 'C0DE-7K4F');
    await userEvent.type(page.getByRole('textbox', { name: 'Staff number' }), 'E7');
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};
