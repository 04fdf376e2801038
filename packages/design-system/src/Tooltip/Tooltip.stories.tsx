import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { HeartIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { tooltipTarget } from './tooltipTarget.ts';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  tags: ['ready'],
  args: { id: 'save', children: 'Kept on this device for 30 days.' },
  parameters: { needs: ['explain a control on hover', 'one sentence beside an icon'] },
  render: (args) => (
    <div style={{ minBlockSize: 160, display: 'grid', placeItems: 'center' }}>
      <IconButton label="Save" {...tooltipTarget(args.id)}>
        <HeartIcon />
      </IconButton>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const control = within(canvasElement).getByRole('button', { name: 'Save' });
  const tip = document.getElementById('save') as HTMLElement;
  return { control, tip, isShown: () => tip.matches(':popover-open') };
};

/** Keyboard focus shows it at once; Escape hides it and keeps focus. The control has its own name. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { control, isShown } = parts(canvasElement);
    await expect(control).toHaveAccessibleDescription('Kept on this device for 30 days.');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await waitFor(() => expect(isShown()).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(isShown()).toBe(false);
    await expect(control).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(isShown()).toBe(true));
    await userEvent.tab();
    await expect(isShown()).toBe(false);
  },
};

export const Playground: Story = { args: { side: 'above', align: 'centre' } };

/** The pointer can move onto the tooltip, which stays until the pointer leaves both. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const { control, tip, isShown } = parts(canvasElement);
    await userEvent.hover(control);
    await waitFor(() => expect(isShown()).toBe(true));
    await userEvent.unhover(control);
    await userEvent.hover(tip);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(isShown()).toBe(true);
    await userEvent.unhover(tip);
    await waitFor(() => expect(isShown()).toBe(false));
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { control, tip, isShown } = parts(canvasElement);
    control.focus();
    await userEvent.hover(control);
    await waitFor(() => expect(isShown()).toBe(true));
    await expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(control.getBoundingClientRect().top);
  },
};

/** Touch has no hover: a tap activates the control and shows no tooltip. */
export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const { control, isShown } = parts(canvasElement);
    await userEvent.pointer({ keys: '[TouchA]', target: control });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(isShown()).toBe(false);
  },
};

export const OnWords: Story = {
  args: { id: 'members', children: 'Free to join. Leave whenever you like.', side: 'below', align: 'start' },
  render: (args) => (
    <div style={{ minBlockSize: 160 }}>
      <Button variant="secondary" {...tooltipTarget(args.id)}>
        Join the squad
      </Button>
      <Tooltip {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(document.getElementById('members')?.matches(':popover-open')).toBe(true));
  },
};

export const LongContentShown: Story = {
  args: {
    children: 'Wunschlistenspeicherungsdauer: Aufbewahrung für dreißig Kalendertage auf diesem Gerät.',
  },
  play: async ({ canvasElement }) => {
    const { tip, isShown } = parts(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(isShown()).toBe(true));
    await expect(tip.scrollWidth).toBeLessThanOrEqual(tip.clientWidth);
  },
};
