import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountLayout } from './AccountLayout.tsx';

const meta = {
  title: 'Features/Account/Layout',
  component: AccountLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Stack gap={8}>
        <Heading level={1} variant="title">
          Sign in
        </Heading>
        <p>Your details and addresses are filled in at the checkout.</p>
      </Stack>
    ),
  },
  render: (args) => (
    <main>
      <AccountLayout {...args} />
    </main>
  ),
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The coloured half is beside the form on wide windows, and not there on phones. */
export const Default: Story = {};

/** A form that is longer than the window: the coloured half goes along. */
export const LongContent: Story = {
  args: {
    children: (
      <Stack gap={24}>
        {['Name', 'Address', 'Date of birth', 'Password', 'Consents'].map((title) => (
          <EmptyState key={title} level={2} title={title}>
            Bitte alle Angaben der Datenschutzgrundverordnungserklärung noch einmal in Ruhe durchlesen.
          </EmptyState>
        ))}
      </Stack>
    ),
  },
};
