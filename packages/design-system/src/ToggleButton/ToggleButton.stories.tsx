import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BellIcon, HeartIcon } from '../Icon/icons.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  tags: ['ready'],
  parameters: { needs: ['save and unsave', 'turn something on with a button', 'follow'] },
  args: { children: 'Save', icon: <HeartIcon size={20} />, onPressedChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space and Enter toggle it; its name stays, its state changes. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Save', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

/** All props, to try out. */
export const Playground: Story = { args: { defaultPressed: true, size: 'small' } };

export const Pressed: Story = { args: { defaultPressed: true } };

/** Controlled: a press alone changes nothing. */
export const Controlled: Story = {
  args: { isPressed: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <ToggleButton>Wide fit</ToggleButton>
      <ToggleButton icon={<BellIcon size={20} />} defaultPressed>
        Tell me
      </ToggleButton>
      <ToggleButton size="small">Wide fit</ToggleButton>
      <ToggleButton size="small" defaultPressed>
        Recycled
      </ToggleButton>
    </Cluster>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = {
  args: { children: 'Wiederverfügbarkeitsbenachrichtigung einschalten' },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
