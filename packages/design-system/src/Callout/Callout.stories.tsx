import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TruckIcon } from '../Icon/icons.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'Components/Feedback/Callout',
  component: Callout,
  tags: ['ready'],
  parameters: {
    needs: ['say that something failed', 'warn before it is too late', 'give help where it is needed'],
  },
  args: { title: 'Klarna checks your credit.', children: 'It takes a moment.' },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fact in bold, then the help. Present on page load, so it is not announced. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('status')).toBeNull();
    await expect(page.queryByRole('alert')).toBeNull();
  },
};

export const Playground: Story = {
  args: {
    tone: 'success',
    icon: <TruckIcon />,
    title: 'Delivery is free.',
    children: 'You are £212 over the £60 line.',
  },
};

/** Each tone has its own icon and bar: colour is never the only difference. */
export const Tones: Story = {
  render: () => (
    <Stack>
      <Callout tone="info">Klarna checks your credit.</Callout>
      <Callout tone="success">Your address is saved.</Callout>
      <Callout tone="warning">2 left in M. Your bag does not hold stock.</Callout>
      <Callout tone="urgent" title="The card was declined.">
        Nothing was taken. Try another card.
      </Callout>
      <Callout tone="very-urgent" title="Payments are down.">
        Your bag is kept until they are back.
      </Callout>
    </Stack>
  ),
};

/** Urgent messages are announced immediately. */
export const Failed: Story = {
  args: {
    tone: 'urgent',
    title: 'The card was declined.',
    children: 'Nothing was taken. Try another card.',
    isAnnounced: true,
    actions: (
      <Button size="small" variant="secondary">
        Choose another card
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The card was declined. Nothing was taken.',
    );
  },
};

/** Good news is announced politely, after the current sentence. */
export const Succeeded: Story = {
  args: { tone: 'success', title: undefined, children: 'Your address is saved.', isAnnounced: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your address is saved.');
  },
};

/** For a problem that must be solved before anything else. */
export const VeryUrgent: Story = {
  args: {
    tone: 'very-urgent',
    title: 'Payments are down.',
    children: 'Your bag is kept until they are back.',
  },
};

function Dismissed() {
  const [isShown, setShown] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        Delivery
      </h2>
      {isShown ? (
        <Callout
          title="Saturdays are back."
          dismiss={{
            label: 'Close the note on Saturdays',
            onDismiss: () => {
              setShown(false);
              heading.current?.focus();
            },
          }}
        >
          Choose one in step 3.
        </Callout>
      ) : null}
    </Stack>
  );
}

/** Closed by keyboard; the page then moves the focus. */
export const Dismissible: Story = {
  render: () => <Dismissed />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Close the note on Saturdays' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByText(/Saturdays are back/)).toBeNull());
    await expect(page.getByRole('heading', { name: 'Delivery' })).toHaveFocus();
  },
};

/** Long German words break; the icon and the close button keep their size. */
export const LongContent: Story = {
  args: {
    tone: 'warning',
    title: 'Lieferadressenänderungsbestätigung ausstehend.',
    children: 'Die Rechtsschutzversicherungsgesellschaften bestätigen in der Regel innerhalb eines Werktags.',
    dismiss: { label: 'Hinweis schließen', onDismiss: () => undefined },
  },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <Callout {...args} />
    </div>
  ),
};
