import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  tags: ['ready'],
  parameters: {
    needs: ['put buttons side by side', 'end a form or dialog', 'go back or go on'],
  },
  args: {
    'aria-label': 'Remove Tempo 4',
    children: (
      <>
        <Button>Remove</Button>
        <Button variant="secondary">Keep it</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action first: seen, read and tabbed in the same order. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('group', { name: 'Remove Tempo 4' })).toBeVisible();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { align: 'end' } };

/** Aligned to the end, under a table or a field of that width. */
export const AtEnd: Story = { args: { align: 'end' } };

/** "Back" and "Continue" at opposite ends; "Back" comes first. */
export const Between: Story = {
  args: {
    align: 'between',
    'aria-label': 'Steps',
    children: (
      <>
        <Button variant="secondary">Back</Button>
        <Button>Continue</Button>
      </>
    ),
  },
};

/** Two short buttons stay side by side even on a phone. */
export const Inline: Story = {
  args: {
    isInline: true,
    'aria-label': 'Consent',
    children: (
      <>
        <Button variant="secondary">No</Button>
        <Button variant="secondary">Yes</Button>
      </>
    ),
  },
};

/** Too many for one line: they wrap, and nothing is cut. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        <Button>Lieferadresse übernehmen</Button>
        <Button variant="secondary">Andere Adresse eingeben</Button>
        <Button variant="tertiary">Zurück zur Versandartenauswahl</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
