import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RangeSlider } from './RangeSlider.tsx';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

const meta = {
  title: 'Components/Fields/RangeSlider',
  component: RangeSlider,
  tags: ['ready'],
  parameters: { needs: ['filter by price', 'choose from and to', 'slider with two thumbs'] },
  args: {
    legend: 'Price',
    min: 10,
    max: 250,
    step: 5,
    defaultValue: [40, 160],
    fromLabel: 'From',
    toLabel: 'To',
    leading: '£',
    formatValue: (value: number) => pounds.format(value),
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, padding: 8 }}>{Story()}</div>],
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four Tab stops: two thumbs, two fields. Values are read out with their currency. (Arrow keys: RangeSlider.test.tsx.) */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const from = canvas.getByRole('slider', { name: 'From' });
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible();
    await expect(from).toHaveAttribute('aria-valuetext', '£40');
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'To' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveFocus();
  },
};

/** All props, to try out. */
export const Playground: Story = { args: { hint: 'With tax' } };

/** A typed number is applied on blur or Enter, limited by the other end and by the scale. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '83');
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([85, 160]);
    await expect(canvas.getByRole('slider', { name: 'From' })).toHaveValue('85');
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '£ 9.999,00');
    await userEvent.tab();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([85, 250]);
    await userEvent.clear(to);
    await userEvent.type(to, 'a lot');
    await userEvent.tab();
    await expect(to).toHaveValue('250');
  },
};

/** A press on the track moves the nearer thumb; two thumbs at one value separate in the direction of the drag. */
export const Dragged: Story = {
  args: { defaultValue: [130, 130] },
  play: async ({ args, canvas }) => {
    const rail = canvas.getByRole('slider', { name: 'To' }).parentElement ?? document.body;
    const { left, width, top, height } = rail.getBoundingClientRect();
    const isRtl = getComputedStyle(rail).direction === 'rtl';
    // The scale begins at the side where one begins to read.
    const at = (share: number) => ({
      target: rail,
      coords: {
        clientX: left + 12 + (isRtl ? 1 - share : share) * (width - 24),
        clientY: top + height / 2,
      },
    });
    rail.setPointerCapture = () => undefined;
    await userEvent.pointer([
      { ...at(0.5), keys: '[MouseLeft>]' },
      at(0.75),
      { keys: '[/MouseLeft]', target: rail },
    ]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([130, 190]);
    await expect(canvas.getByRole('slider', { name: 'To' })).toHaveFocus();
    await userEvent.pointer([
      { ...at(0.25), keys: '[MouseLeft>]' },
      { keys: '[/MouseLeft]', target: rail },
    ]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([70, 190]);
  },
};

/** Right to left: scale, thumbs and fields begin at the right. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  args: { defaultValue: [10, 70] },
  play: async ({ args, canvas }) => {
    const rail = canvas.getByRole('slider', { name: 'To' }).parentElement ?? document.body;
    const { right, width, top } = rail.getBoundingClientRect();
    rail.setPointerCapture = () => undefined;
    const coords = { clientX: right - 12 - 0.5 * (width - 24), clientY: top + 20 };
    await userEvent.pointer([
      { target: rail, coords, keys: '[MouseLeft>]' },
      { keys: '[/MouseLeft]', target: rail },
    ]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([10, 130]);
  },
};

export const Whole: Story = { args: { defaultValue: undefined } };

export const Invalid: Story = { args: { error: 'Enter a price of at least £10' } };

/** Neither keyboard nor pointer moves it. */
export const Disabled: Story = {
  args: { disabled: true },
};

export const DisabledByKeyboard: Story = {
  ...Disabled,
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'To' });
    await expect(slider).toBeDisabled();
    await userEvent.pointer({ keys: '[MouseLeft]', target: slider.parentElement ?? slider });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Large numbers in a narrow column. */
export const LongContent: Story = {
  args: {
    legend: 'Preis einschließlich Mehrwertsteuer',
    fromLabel: 'Mindestpreis',
    toLabel: 'Höchstpreis',
    leading: '₩',
    min: 9000,
    max: 1_290_000,
    step: 1000,
    defaultValue: [9000, 1_290_000],
  },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
