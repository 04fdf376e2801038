import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { Chip } from './Chip.tsx';
import { ChipLink } from './ChipLink.tsx';

const meta = {
  title: 'Components/Actions/Chip',
  component: Chip,
  subcomponents: { ChipLink },
  tags: ['ready'],
  parameters: { needs: ['show applied filters', 'filter with one press', 'quick choices above a list'] },
  args: { children: 'Trail', onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space and Enter press it. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Trail', pressed: false });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** All props can be tried. */
export const Playground: Story = { args: { isSelected: true } };

export const Selected: Story = { args: { isSelected: true } };

function Sports() {
  const [chosen, setChosen] = useState<readonly string[]>(['Trail']);
  const turn = (sport: string) =>
    setChosen(chosen.includes(sport) ? chosen.filter((other) => other !== sport) : [...chosen, sport]);
  return (
    <Cluster gap={8} role="group" aria-label="Sport">
      {['Road', 'Trail', 'Track', 'Treadmill'].map((sport) => (
        <Chip key={sport} isSelected={chosen.includes(sport)} onClick={() => turn(sport)}>
          {sport}
        </Chip>
      ))}
    </Cluster>
  );
}

/** Filters that are on or off, any number at once. */
export const Several: Story = {
  render: () => <Sports />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Road' }));
    await expect(canvas.getByRole('button', { name: 'Road', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Trail', pressed: true })).toBeVisible();
  },
};

/** Applied filters: each links to the page without it. */
export const Removable: Story = {
  render: () => (
    <Cluster gap={8}>
      <ChipLink href="#without-trail" isRemovable hiddenLabel="Remove filter">
        Trail
      </ChipLink>
      <Chip isRemovable hiddenLabel="Remove filter">
        UK 8
      </Chip>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter Trail' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter UK 8' })).not.toHaveAttribute(
      'aria-pressed',
    );
  },
};

/** The touch target is 44 px, though the chip is 40 px high. */
export const Targets: Story = {
  play: async ({ canvas }) => {
    const { x, bottom, width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, bottom + 2)).toBe(canvas.getByRole('button'));
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A chip longer than its line wraps instead of overflowing the page. */
export const LongContent: Story = {
  args: { children: 'Wiederverfügbarkeitsbenachrichtigungen für Hallenschuhe' },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
