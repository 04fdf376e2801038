import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { IncentiveSnackbar } from './IncentiveSnackbar.tsx';
import { DetailsDialog, WelcomeDialog } from './MembershipInfoDialogs.tsx';

const meta = {
  title: 'Features/Membership/Dialogs',
  component: WelcomeDialog,
  args: { isOpen: true, onClose: fn(), voucher: { value: 5 } },
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      ...{ Loading: 'It says what is known.', Empty: 'It always says something.' },
      ...{ Failed: 'It asks for nothing.', Offline: 'It asks for nothing.' },
    },
  },
} satisfies Meta<typeof WelcomeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Welcomes a new member, with the first voucher. */
export const Default: Story = {
  parameters: { requirements: ['A2.129'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Welcome to the programme' })).toBeInTheDocument();
    await expect(screen.getByText('Your first voucher: £5')).toBeInTheDocument();
  },
};

/** How membership works. */
export const Details: Story = {
  parameters: { requirements: ['A2.107'] },
  render: ({ isOpen, onClose }) => <DetailsDialog {...{ isOpen, onClose }} />,
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'How membership works' })).toBeInTheDocument();
  },
};

/** Tells a visitor what signing in brings. */
export const LoginIncentive: Story = {
  parameters: { requirements: ['A2.130'] },
  render: ({ onClose }) => <IncentiveSnackbar onClose={onClose} />,
  play: async () => {
    await expect(await screen.findByText(/members get points, vouchers/)).toBeInTheDocument();
  },
};
