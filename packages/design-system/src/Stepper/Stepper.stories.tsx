import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const steps = [
  { label: 'Contact', href: '#contact' },
  { label: 'Address', href: '#address' },
  { label: 'Delivery', href: '#delivery' },
  { label: 'Payment', href: '#payment' },
];

const meta = {
  title: 'Components/Feedback/Stepper',
  component: Stepper,
  tags: ['ready'],
  parameters: { needs: ['show where one is in the checkout', 'lead through a few steps'] },
  args: { label: 'Checkout', steps, current: 3, position: 'Step 3 of 4', doneLabel: 'done' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An ordered list: completed steps are links, the current one is marked as current, later ones are text. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('navigation', { name: 'Checkout' })).toBeVisible();
    const items = page.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items.filter((item) => item.hasAttribute('aria-current'))).toHaveLength(1);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Contact (done)' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Address (done)' })).toHaveFocus();
    await expect(page.queryByRole('link', { name: /Payment/ })).toBeNull();
  },
};

export const Playground: Story = { args: { current: 2, position: 'Step 2 of 4' } };

/** The first step. */
export const Empty: Story = { args: { current: 1, position: 'Step 1 of 4' } };

/** All steps are completed: none is current. */
export const Succeeded: Story = {
  args: { current: 5, position: 'All 4 steps done' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

/** Completed steps that can no longer be changed are text. */
export const ReadOnly: Story = {
  args: { steps: steps.map(({ label }) => ({ label })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Kasse',
    position: 'Schritt 2 von 3',
    doneLabel: 'erledigt',
    current: 2,
    steps: [
      { label: 'Kontaktdaten', href: '#a' },
      { label: 'Lieferadressenbestätigung', href: '#b' },
      { label: 'Zahlungsart' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
